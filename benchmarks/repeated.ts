/** The address of an attacker: always the same, or of many. */
export type Address = (turn: number) => string
export const one: Address = () => '198.51.100.7'
export const many: Address = (turn) => `203.0.${Math.floor(turn / 250) % 250}.${(turn % 250) + 1}`

/** Does something so many times, some at once, and counts each status that was answered. */
export async function repeated(
  times: number,
  from: Address,
  act: (address: string, turn: number) => Promise<number>,
  atOnce = 20,
): Promise<string> {
  const counts: Record<string, number> = {}
  let next = 0
  const line = async () => {
    while (next < times) {
      const turn = next++
      const status = await act(from(turn), turn).catch(() => 'broke')
      counts[status] = (counts[status] ?? 0) + 1
    }
  }
  await Promise.all(Array.from({ length: atOnce }, line))
  return Object.entries(counts)
    .map(([status, count]) => `${status}: ${count}`)
    .join(', ')
}
