import type { CollectionConfig, Payload } from 'payload'
import { changeIf, createUnlessTaken, findOne, type Stored } from '../storage/documents.ts'
import { keys } from './keys.ts'
import { isSigned, seal, signature, unseal } from './secrets.ts'
import { hiddenCollection } from '../admin/hidden-collection.ts'

/** One document, by which a process knows whether its keys are those of the database. It holds no key. */
export const keyChecks: CollectionConfig = {
  slug: 'key-checks',
  ...hiddenCollection({ ofCustomers: 'nothing' }),
  timestamps: false,
  fields: [
    { name: 'name', type: 'text', required: true, unique: true, index: true },
    { name: 'signed', type: 'text', required: true },
    // A value sealed with each health key that was ever current, one a line.
    { name: 'sealed', type: 'textarea', required: true },
  ],
}

type KeyCheck = Pick<Stored<'key-checks'>, 'signed' | 'sealed'>

const NAME = 'keys'
const named = { name: { equals: NAME } }

/**
 * Whether the keys of this process are those of the database: it signs alike, and opens what was sealed with any health
 * key. The first process to ask decides, and a new health key is added to those that the others must have.
 */
export async function areKeysOfDatabase(payload: Payload): Promise<boolean> {
  const context = { payload }
  const known = await findOne(context, 'key-checks', named)
  if (!known) {
    const made = await createUnlessTaken(context, 'key-checks', { name: NAME, ...checkOf(payload) })
    return made !== null || areKeysOfDatabase(payload)
  }
  const lines = known.sealed.split('\n')
  if (!isSigned(NAME, payload.secret, known.signed) || !lines.every(opens)) return false
  if (lines.some((line) => line.startsWith(`${keys().health.current}.`))) return true
  const asRead = { and: [named, { sealed: { equals: known.sealed } }] }
  const added = await changeIf(context, 'key-checks', asRead, { sealed: [...lines, seal(NAME)].join('\n') })
  return added !== null || areKeysOfDatabase(payload)
}

/** Makes the keys of this process those of the database. What was sealed or signed with others stays as it is. */
export async function adoptKeys(payload: Payload): Promise<void> {
  await changeIf({ payload }, 'key-checks', named, checkOf(payload))
}

function checkOf({ secret }: Payload): KeyCheck {
  return { signed: signature(NAME, secret), sealed: seal(NAME) }
}

function opens(line: string): boolean {
  try {
    return unseal(line) === NAME
  } catch {
    return false
  }
}
