import type { Field, NumberField } from 'payload'
import * as z from 'zod/mini'
import { setByShop } from '../admin/access.ts'
import { internalField } from '../admin/admin-fields.ts'
import { readable } from '../admin/readable.ts'
import { typed } from './document-types.ts'

const Amount = z.int().check(z.minimum(0), z.maximum(1_000_000))
const WHOLE = 'Kirjoita kokonaisluku, enintään 1 000 000.'

/** The fields of a reservable number: the number, its holds, and a version. */
export function reservable(name: string, label: string, admin: NumberField['admin'] = {}): Field[] {
  const number = {
    name,
    label,
    type: 'number',
    required: true,
    defaultValue: 0,
    validate: readable(Amount, WHOLE),
    admin,
  }
  return [number as NumberField, ...holdFields()]
}

/** The holds and their version, for a collection that defines the number itself. */
export function holdFields(): Field[] {
  const hidden = { admin: internalField, access: setByShop }
  return [
    {
      name: 'holds',
      type: 'json',
      typescriptSchema: typed("import('#plugins/kit/storage/reserve.ts').Holds | null"),
      ...hidden,
    },
    { name: 'holdsVersion', type: 'number', defaultValue: 0, ...hidden },
  ]
}
