import { createUnlessTaken, findOne, type WithPayload } from '#plugins/kit/storage/documents.ts'

/** A contract so many times, itself among them; gives their numbers. On any engine. */
export async function cloned(
  shop: WithPayload,
  slug: 'subscriptions' | 'lifestyle-contracts',
  number: number,
  times: number,
): Promise<number[]> {
  const found = await findOne(shop, slug, { number: { equals: number } })
  if (!found) throw new Error(`No contract ${number}`)
  const { id: _, createdAt: __, updatedAt: ___, ...document } = found
  const numbers = Array.from(
    { length: Math.ceil(times) - 1 },
    (____, place) => 1_000_000_000 + (number % 1_000_000) * 1000 + place,
  )
  for (const one of numbers)
    await createUnlessTaken(shop, slug, { ...document, number: one, key: `${document.key} ${one}` } as never)
  return [number, ...numbers]
}
