import type * as z from 'zod/mini'

/** A page of a list as Payload answers it. */
interface Page {
  hasNextPage: boolean
}

/**
 * Every row of a list of the admin's own API, read page by page. Undefined where one page cannot be read.
 *
 * @param list path with its question, such as `/api/prices?where[kind][equals]=unit`
 */
export async function readRows<Row extends z.ZodMiniType>(
  list: string,
  row: Row,
  signal?: AbortSignal,
): Promise<z.output<Row>[] | undefined> {
  const rows: z.output<Row>[] = []
  try {
    for (let page = 1; ; page++) {
      const answer = await fetch(`${list}&limit=200&page=${page}`, signal ? { signal } : {})
      if (!answer.ok) return undefined
      const { docs, hasNextPage } = (await answer.json()) as Page & { docs: unknown[] }
      rows.push(...docs.map((one) => row.parse(one)))
      if (!hasNextPage) return rows
    }
  } catch {
    return undefined
  }
}
