import * as z from 'zod/mini'

/** A language of the shop. */
export const Language = z.enum(['fi', 'sv', 'en'])
export type Language = z.infer<typeof Language>

/** The language where none has been asked for, and the one in which the editors write names and texts. */
export const SHOP_LANGUAGE: Language = 'fi'

/** The seller's own language: of the admin, and of letters to staff. */
export const STAFF_LANGUAGE: Language = 'fi'

/** The languages in which the shop is open, its own first. The pages of the others lie below a prefix: `domain/language-path.ts`. */
export const OFFERED_LANGUAGES: readonly Language[] = ['fi', 'sv', 'en']
