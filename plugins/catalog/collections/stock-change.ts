import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, Field, PayloadRequest } from 'payload'
import * as z from 'zod/mini'
import { changeIf, type Stored } from '#plugins/kit/storage/documents.ts'
import { readable } from '#plugins/kit/admin/readable.ts'
import { reservable } from '#plugins/kit/storage/reserve-fields.ts'

/** Fields that the SKU form must not write, since a purchase may have changed them after the form was opened. */
const SOLD_MEANWHILE = ['stock', 'holds', 'holdsVersion']

/** Most pieces that one delivery brings or one stocktaking takes away. */
const MOST_PIECES = 100_000
const Pieces = z.int().check(z.minimum(-MOST_PIECES), z.maximum(MOST_PIECES))

const readOnlyStock = {
  required: false,
  min: 0,
  admin: { description: 'Keskusvaraston kappaleet, joita kukaan ei ole vielä varannut.', readOnly: true },
}

/** Stock as a read-only number and a change to apply, since a form saved late would restore sold pieces. */
export const stockFields: Field[] = [
  ...reservable('stock', 'Varastossa').map((field) =>
    'name' in field && field.name === 'stock' ? ({ ...field, ...readOnlyStock } as Field) : field,
  ),
  {
    name: 'stockChange',
    label: 'Muuta varastoa',
    type: 'number',
    virtual: true,
    validate: readable(Pieces, 'Kirjoita muutos kokonaislukuna, enintään 100 000 kappaletta kerrallaan.'),
    admin: {
      description: 'Saapuneet kappaleet plussana, poistetut miinuksena. Muutos tehdään tallennettaessa.',
      // Payload treats a virtual field as read-only.
      readOnly: false,
      condition: ({ id }) => Boolean(id),
    },
  },
]

/** Drops the form's stock from the update, and passes the requested change to `changeStock`. */
export const leaveStock: CollectionBeforeChangeHook = ({ data, operation, context }) => {
  if (operation !== 'update') return data
  context.stockChange = data.stockChange
  return Object.fromEntries(Object.entries(data).filter(([name]) => !SOLD_MEANWHILE.includes(name)))
}

/** Makes the change in one guarded statement: stock never falls below zero. */
export const changeStock: CollectionAfterChangeHook = async ({ doc, req, context }) => {
  const change = Number(context.stockChange ?? 0)
  if (change === 0) return doc
  const changed = await addPieces(req, doc.number, change)
  return { ...doc, stock: changed?.stock ?? doc.stock, stockChange: null }
}

function addPieces(req: PayloadRequest, number: number, change: number): Promise<Stored<'skus'> | null> {
  const enough = { and: [{ number: { equals: number } }, { stock: { greater_than_equal: -change } }] }
  return changeIf(req, 'skus', enough, { stock: { $inc: change } })
}
