import type { CollectionConfig, Payload } from 'payload'
import { createUnlessTaken, findOne, type WithPayload } from '../storage/documents.ts'
import { openSealed } from './open-sealed.ts'
import { seal } from './secrets.ts'
import { hiddenCollection } from '../admin/hidden-collection.ts'

/** Keys that the shop has made for one purpose each, sealed: all processes on the database share them. */
export const storedKeys: CollectionConfig = {
  slug: 'kept-keys',
  ...hiddenCollection({ ofCustomers: 'nothing' }),
  timestamps: false,
  fields: [
    { name: 'name', type: 'text', required: true, unique: true, index: true },
    { name: 'sealed', type: 'textarea', required: true },
  ],
}

const known = new WeakMap<Payload, Map<string, unknown>>()

/** The key of a name, as JSON holds it: made by the first process that asks for it, and the same for every other. */
export async function storedKey<Key>(context: WithPayload, name: string, make: () => Key | Promise<Key>): Promise<Key> {
  const ofShop = known.get(context.payload) ?? new Map<string, unknown>()
  known.set(context.payload, ofShop)
  const key = (ofShop.get(name) as Key | undefined) ?? (await readOrMake(context, name, make))
  ofShop.set(name, key)
  return key
}

async function readOrMake<Key>(context: WithPayload, name: string, make: () => Key | Promise<Key>): Promise<Key> {
  const stored =
    (await findOne(context, 'kept-keys', { name: { equals: name } })) ??
    (await createUnlessTaken(context, 'kept-keys', { name, sealed: seal(await make()) }))
  // Null where another process has made it meanwhile.
  return stored ? openSealed<Key>(context, `kept-keys ${stored.id}`, stored.sealed) : readOrMake(context, name, make)
}
