/**
 * Changes a part of the page from what the server has sent `before` to what it sends now, and leaves alone what is the
 * same in both: a picture is not loaded again, an open answer stays open, and the page does not scroll. What a script has
 * built into the part since then is replaced with it.
 */
export function patch(live: Element, before: Element, after: Element): void {
  const [old, now] = [[...before.childNodes], [...after.childNodes]]
  if (live.childNodes.length !== old.length) return live.replaceChildren(...copies(now))
  const start = sameFrom(old, now)
  const end = sameFrom(old.slice(start).reverse(), now.slice(start).reverse())
  const places = [...live.childNodes].slice(start, old.length - end)
  const [was, is] = [old.slice(start, old.length - end), now.slice(start, now.length - end)]
  if (was.length === is.length) {
    for (const [index, place] of places.entries()) patchOne(place, was[index] as Node, is[index] as Node)
    return
  }
  const next = live.childNodes[old.length - end] ?? null
  for (const place of places) place.remove()
  for (const copy of copies(is)) live.insertBefore(copy, next)
}

function patchOne(live: ChildNode, before: Node, after: Node): void {
  if (before.isEqualNode(after)) return
  const isOfOneKind = live instanceof Element && before instanceof Element && after instanceof Element
  if (isOfOneKind && before.cloneNode().isEqualNode(after.cloneNode())) patch(live, before, after)
  else live.replaceWith(document.importNode(after, true))
}

/** How many nodes at the beginning of both lists are the same. */
function sameFrom(some: Node[], others: Node[]): number {
  const differs = some.findIndex((node, index) => !others[index] || !node.isEqualNode(others[index]))
  return differs === -1 ? some.length : differs
}

function copies(nodes: Node[]): Node[] {
  return nodes.map((node) => document.importNode(node, true))
}
