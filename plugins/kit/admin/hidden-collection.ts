import { shopOnly } from './access.ts'
import { declares, NO_ACCESS, type Declared } from './declares.ts'

/** Properties of a collection that the shop alone reads and writes, and that staff do not see. */
export const hiddenCollection = (declared: Omit<Declared, 'may'>) => ({
  custom: declares({ may: NO_ACCESS, ...declared }),
  access: shopOnly,
  admin: { hidden: true },
})
