import type { Block } from 'payload'
import { heading, sentences } from '../fields/words.ts'

/** The form by which one joins Friends. */
export const friendsJoinBlock: Block = {
  slug: 'friends-join',
  interfaceName: 'FriendsJoinBlock',
  labels: { singular: 'Friends-liittyminen', plural: 'Friends-liittymiset' },
  fields: [heading(true), sentences('text', 'Teksti')],
}
