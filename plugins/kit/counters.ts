import type { CollectionConfig, PayloadRequest } from 'payload'
import { shopOnly } from './access.ts'
import { changeIf, createUnlessTaken, findOne } from './documents.ts'

/** Numbers the shop gives out itself, so that no number of the database leaves a repository. */
export const counters: CollectionConfig = {
  slug: 'counters',
  access: shopOnly,
  admin: { hidden: true },
  timestamps: false,
  fields: [
    { name: 'name', type: 'text', required: true, unique: true, index: true },
    { name: 'value', type: 'number', required: true },
  ],
}

interface Counter {
  value: number
}

type Hand = Pick<PayloadRequest, 'payload'>

/** The next number of this name, each given once. `first` is where a new counter begins. */
export async function nextNumber(hand: Hand, name: string, first = 1): Promise<number> {
  const counted = await changeIf<Counter>(hand, 'counters', { name: { equals: name } }, { value: { $inc: 1 } })
  if (counted) return counted.value
  const opened = await createUnlessTaken<Counter>(hand, 'counters', { name, value: first })
  return opened ? opened.value : nextNumber(hand, name, first)
}

/** The last number given out, 0 when none was. */
export async function currentNumber(hand: Hand, name: string): Promise<number> {
  return (await findOne<Counter>(hand, 'counters', { name: { equals: name } }))?.value ?? 0
}
