import {
  Accordion,
  Breadcrumbs,
  Button,
  ButtonLink,
  Card,
  Chip,
  EmptyState,
  Failure,
  Grid,
  Pager,
  PictureView,
  Price,
  ProductCardView,
  Rail,
  Rating,
  Section,
  Skeleton,
  Spelling,
  Stack,
  Steps,
  Tabs,
} from '../../src/index.ts'
import { Specimen } from './specimen.tsx'
import { missing, pictures, products } from './specimens.ts'

const chips = ['Chai stops', 'This weekend', 'Open now', 'Under ₹999', 'Hauz Khas', 'Shahpur Jat', 'Women-led brands']

function Products() {
  return (
    <Section title="Made in the city" action={<a href="#top">All of the shop</a>}>
      <Grid>
        {products.map((product, at) => (
          <li key={product.title}>
            <ProductCardView href="#top" picture={pictures[at] ?? missing} {...product} />
          </li>
        ))}
      </Grid>
      <Rail label="Ideas for this evening" style={{ marginTop: 'var(--space-5)' }}>
        {chips.map((chip) => (
          <li key={chip}>
            <Chip href="#top">{chip}</Chip>
          </li>
        ))}
      </Rail>
    </Section>
  )
}

/** Components for content. */
// limit: specimens of content components, which the gallery shows and captures as one sheet
export function Content() {
  return (
    <>
      <Specimen name="ProductCardView, Grid, Rail, Section" wide>
        <Products />
      </Specimen>
      <Specimen name="Price, Rating">
        <Stack gap={3}>
          <Price price={1499} mrp={1999} discountPercent={25} size="l" />
          <Price price={124999} size="m" />
          <Price price={899.5} mrp={1050} />
          <Rating value={4.6} count={128} />
          <Rating value={3.3} count={1} stars />
        </Stack>
      </Specimen>
      <Specimen name="Card">
        <Stack gap={3}>
          <Card>
            <strong>Reaches 110003 by Tuesday, 25 November</strong>
            <br />
            Free over ₹999 · 7-day returns
          </Card>
          <Card kind="offer">
            <strong>LOKAL100</strong> takes ₹100 more off, applied in your bag
          </Card>
          <Card kind="success">Your order is placed. We wrote to asha@nukkad.test.</Card>
          <Card kind="warning">One thing in your bag is sold out.</Card>
        </Stack>
      </Specimen>
      <Specimen name="Breadcrumbs, Tabs">
        <Breadcrumbs
          items={[
            { title: 'Shop', href: '#top' },
            { title: 'Home decor', href: '#shop' },
            { title: 'Blue pottery jar' },
          ]}
        />
        <Tabs
          label="About the jar"
          tabs={[
            {
              id: 'story',
              label: 'Story',
              content: 'Turned in Khurja, painted in Jaipur House by Neela and her sister.',
            },
            { id: 'care', label: 'Care', content: 'Wash by hand. It does not mind a little chai.' },
            { id: 'reviews', label: 'Reviews (128)', content: 'People say it is bigger than it looks.' },
          ]}
        />
      </Specimen>
      <Specimen name="Accordion">
        <Accordion
          items={[
            {
              id: 'a',
              title: 'Delivery and returns',
              content: 'Two to four days in Delhi NCR. Seven days to send it back.',
              isOpen: true,
            },
            { id: 'b', title: 'About the maker', content: 'Farida and her sons, since 1984.' },
            { id: 'c', title: 'Materials', content: 'Quartz, glass, fuller’s earth. No clay.' },
          ]}
        />
      </Specimen>
      <Specimen name="Steps, Pager">
        <Steps
          items={[
            { label: 'Confirmed', at: 'Fri, 21 Nov, 10:04 am', isDone: true },
            { label: 'Shipped', at: 'Sat, 22 Nov, 4:30 pm', note: 'Bluedart, number 77123409', isDone: true },
            { label: 'Out for Delivery', isDone: false },
            { label: 'Delivered', isDone: false },
          ]}
        />
        <Steps
          items={[
            { label: 'Confirmed', at: 'Fri, 21 Nov', isDone: true },
            { label: 'Cancelled', at: 'Fri, 21 Nov', isDone: true, isBroken: true },
          ]}
        />
        <Pager page={2} hasNext hrefOf={(page) => `#page-${page}`} words={{ before: 'Newer', after: 'Older' }} />
      </Specimen>
      <Specimen name="Spelling">
        <Spelling q="kurrta" correctedTo="kurta" didYouMean={['kurti', 'kulhad']} hrefOf={() => '#top'} />
      </Specimen>
      <Specimen name="Skeleton">
        <Stack gap={3}>
          <Skeleton kind="block" aspect={16 / 9} />
          <Skeleton lines={3} />
        </Stack>
      </Specimen>
      <Specimen name="PictureView">
        <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '1rem' }}>
          {pictures[1] && <PictureView picture={pictures[1]} aspect={1} />}
          <PictureView picture={missing} aspect={1} />
        </div>
      </Specimen>
      <Specimen name="EmptyState">
        <EmptyState
          title="Your bag is waiting"
          text="Nothing in it yet. Delhi’s makers have a few ideas."
          action={
            <>
              <ButtonLink href="#top">Look around the shop</ButtonLink>
              <Button variant="secondary">Sign in</Button>
            </>
          }
        />
      </Specimen>
      <Specimen name="Failure">
        <Failure text="The shop did not answer. Check your connection, or try again in a moment." onRetry={() => {}} />
      </Specimen>
    </>
  )
}
