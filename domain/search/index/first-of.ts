/**
 * The first `count` slots in an order, without sorting the others: a heap whose root is the last of the first so far.
 */
export function firstOf(slots: Uint32Array, count: number, order: (a: number, b: number) => number): number[] {
  if (count >= slots.length) return [...slots].sort(order)
  if (count === 0) return []
  const heap: number[] = [...slots.subarray(0, count)].sort((a, b) => order(b, a))
  for (let at = count; at < slots.length; at++) {
    const slot = slots[at] as number
    if (order(slot, heap[0] as number) < 0) sink(heap, slot, order)
  }
  return heap.sort(order)
}

/** Puts a slot in place of the root. */
function sink(heap: number[], slot: number, order: (a: number, b: number) => number): void {
  let at = 0
  for (;;) {
    let child = at * 2 + 1
    if (child >= heap.length) break
    if (child + 1 < heap.length && order(heap[child + 1] as number, heap[child] as number) > 0) child++
    if (order(heap[child] as number, slot) <= 0) break
    heap[at] = heap[child] as number
    at = child
  }
  heap[at] = slot
}
