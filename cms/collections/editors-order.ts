import type { CollectionConfig, Field, PayloadRequest } from 'payload'
import { writtenBy } from '#plugins/kit/admin/access.ts'
import type { StaffRole } from '#plugins/kit/requests/caller.ts'

/** Payload takes a hook's result for the document, so this one has none. */
type AfterWrite = (changed: { req: PayloadRequest }) => Promise<void>

/** Settings of a small list whose rows these roles write and put in order. `showAtOnce` invalidates what shows the list. */
export function inEditorsOrder(
  roles: StaffRole[],
  showAtOnce: AfterWrite,
): Pick<CollectionConfig, 'defaultSort' | 'access' | 'hooks'> {
  return {
    defaultSort: 'place',
    access: writtenBy(...roles),
    hooks: { afterChange: [showAtOnce], afterDelete: [showAtOnce] },
  }
}

/** The last field of such a list. */
export const placeField: Field = {
  name: 'place',
  label: 'Järjestys',
  type: 'number',
  required: true,
  defaultValue: 100,
  admin: { description: 'Pienin luku on ensimmäisenä.' },
}
