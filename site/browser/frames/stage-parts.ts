/** The element of the stage that a script works on, by its `data-` name. */
export function part(stage: HTMLElement, name: string): HTMLElement {
  const found = stage.querySelector<HTMLElement>(`[data-${name}]`)
  if (!found) throw new Error(`The stage lacks ${name}.`)
  return found
}

/** All elements of the stage with a `data-` name. */
export function parts<Element extends HTMLElement>(stage: HTMLElement, name: string): Element[] {
  return [...stage.querySelectorAll<Element>(`[data-${name}]`)]
}
