import type { GiftQuestionnaire } from '@nukkad/contracts/endpoints/shop/questionnaires'
import { budget, forWhom, notThat, people, tastes, whatTheyLike, whereTo } from './questions.ts'

const everyday = budget(10_000, [
  ['0-500', 'Up to ₹500'],
  ['0-1000', 'Up to ₹1,000'],
  ['1000-2500', '₹1,000 to ₹2,500'],
  ['2500-10000', '₹2,500 and more'],
])
const grand = budget(20_000, [
  ['0-1500', 'Up to ₹1,500'],
  ['1500-5000', '₹1,500 to ₹5,000'],
  ['5000-20000', '₹5,000 and more'],
])

/** The gift finder's questionnaires, by occasion. */
export const questionnaires: Readonly<Record<string, GiftQuestionnaire>> = {
  diwali: {
    title: 'Diwali gifts',
    intro: 'Five short questions, and no box of soan papdi that has been round the colony twice.',
    occasion: 'diwali',
    questions: [
      forWhom('Whose door are you ringing?', [
        ...[people.mother, people.father, people.partner, people.sister, people.brother, people.friend],
        ...[people.grandparent, people.colleague, people.host, people.child],
      ]),
      whatTheyLike('What makes their evening?', [
        ...[tastes.cooking, tastes.chai, tastes.sweets, tastes.snacks, tastes.home, tastes.plants, tastes.rest],
        ...[tastes.clothes, tastes.jewellery, tastes.art, tastes.writing, tastes.games, tastes.animals],
      ]),
      everyday,
      notThat,
      whereTo,
    ],
  },
  birthday: {
    title: 'Birthday gifts',
    intro: 'For the one who says “nothing, really” every year, and means it in none of them.',
    occasion: 'birthday',
    questions: [
      forWhom('Who turns a year older?', [
        ...[people.mother, people.father, people.partner, people.sister, people.brother, people.friend],
        ...[people.grandparent, people.colleague, people.child],
      ]),
      whatTheyLike('What would they do with a free day?', [
        ...[tastes.cooking, tastes.chai, tastes.clothes, tastes.rest, tastes.writing, tastes.plants, tastes.art],
        ...[tastes.games, tastes.jewellery, tastes.sweets, tastes.home, tastes.animals],
      ]),
      everyday,
      notThat,
      whereTo,
    ],
  },
  housewarming: {
    title: 'Housewarming gifts',
    intro: 'Four walls, eleven cartons and one good thing that is unpacked first.',
    occasion: 'housewarming',
    questions: [
      forWhom('Who has moved in?', [people.couple, people.friend, people.host, people.mother, people.colleague]),
      whatTheyLike('Which corner will they do up first?', [
        { ...tastes.cooking, label: 'The kitchen' },
        { ...tastes.home, label: 'Where one sits' },
        { ...tastes.plants, label: 'The balcony' },
        { ...tastes.art, label: 'The walls' },
        { ...tastes.chai, label: 'The chai corner' },
        { ...tastes.animals, label: 'The dog’s corner' },
      ]),
      grand,
      notThat,
      whereTo,
    ],
  },
  rakhi: {
    title: 'Rakhi gifts',
    intro: 'The thread is tied in a minute. What comes with it is remembered until the next one.',
    occasion: 'rakhi',
    questions: [
      forWhom('Who is it for?', [people.sister, people.brother, people.child, people.friend]),
      whatTheyLike('What are you teased about by them?', [
        { ...tastes.cooking, label: 'My cooking' },
        { ...tastes.clothes, label: 'My clothes' },
        { ...tastes.games, label: 'Losing at cards' },
        { ...tastes.sweets, label: 'Stealing the last sweet' },
        { ...tastes.rest, label: 'Never resting' },
        { ...tastes.writing, label: 'Not writing' },
        { ...tastes.jewellery, label: 'Forgetting earrings' },
        { ...tastes.chai, label: 'My chai' },
      ]),
      everyday,
      notThat,
      whereTo,
    ],
  },
  wedding: {
    title: 'Wedding gifts',
    intro: 'Not the fourth dinner set. Something that two people will argue about who keeps.',
    occasion: 'wedding',
    questions: [
      forWhom('Who is it for?', [
        people.couple,
        { ...people.sister, label: 'The bride, my sister' },
        { ...people.brother, label: 'The groom, my brother' },
        { ...people.mother, label: 'The mother who plans it all' },
      ]),
      whatTheyLike('What will their home be full of?', [
        { ...tastes.cooking, label: 'Smells from the kitchen' },
        { ...tastes.home, label: 'Guests' },
        { ...tastes.art, label: 'Pictures' },
        { ...tastes.clothes, label: 'Wardrobes' },
        { ...tastes.jewellery, label: 'Jewellery boxes' },
        { ...tastes.chai, label: 'Tea leaves' },
      ]),
      grand,
      notThat,
      whereTo,
    ],
  },
}
