import * as z from 'zod/mini'

/** A language of the shop. Only Finnish is translated today. */
export const Language = z.enum(['fi', 'sv', 'en'])
export type Language = z.infer<typeof Language>
