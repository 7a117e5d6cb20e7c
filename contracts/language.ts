import * as z from 'zod/mini'

/** A language the shop can speak to somebody in. Finnish is the one that is written today. */
export const Language = z.enum(['fi', 'sv', 'en'])
export type Language = z.infer<typeof Language>
