import type { Payload } from 'payload'
import { tenants } from './repository.ts'

/** From which hosts pictures are fetched for a merchant; from those of all where none is named. Undefined of an unknown one. */
export async function pictureHosts(
  payload: Payload,
  key: string | undefined,
): Promise<ReadonlySet<string> | undefined> {
  const known = await tenants.read({ payload })
  if (key !== undefined) return known.get(key)?.pictureHosts
  return new Set([...known.values()].flatMap((tenant) => [...tenant.pictureHosts]))
}
