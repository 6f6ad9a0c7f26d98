/** `npm run gallery`: builds the design system's gallery and says where it lies. */
import '../packages/ui/gallery/build.ts'
