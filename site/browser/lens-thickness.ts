import { type ThicknessFrame, type ThicknessPackage, thicknessFor } from '../shared/lens-thickness.ts'
import { today } from '../shared/shop-time.ts'

/** Shows how thick the lenses become for the values that a form holds now. */
export function showThickness(
  form: HTMLFormElement,
  frame: ThicknessFrame & { texts: Record<string, string> },
  packages: readonly ThicknessPackage[],
): void {
  const place = form.querySelector<HTMLElement>('[data-thickness]')
  if (!place) return
  const found = thicknessFor(new FormData(form), frame, packages, { today: today(), texts: frame.texts })
  hide(place, '[data-thickness-hint]', found !== undefined)
  hide(place, '[data-thickness-shown]', found === undefined)
  if (!found) return
  write(place, '[data-thickness-advice]', found.advice)
  hide(place, '[data-thickness-way]', !found.wayOut)
  write(place, '[data-thickness-way]', found.wayOut?.text ?? '')
  place.querySelector('[data-thickness-way]')?.setAttribute('href', found.wayOut?.path ?? '')
  for (const item of place.querySelectorAll<HTMLElement>('[data-thickness-of]')) {
    const row = found.rows.find(({ skuId }) => String(skuId) === item.dataset.thicknessOf)
    item.hidden = !row
    item.toggleAttribute('data-enough', row !== undefined && row.skuId === found.enough)
    write(item, '[data-thickness-figures]', row?.figures ?? '')
    write(item, '[data-thickness-problem]', row?.problem ?? '')
    hide(item, '[data-thickness-problem]', !row?.problem)
    hide(item, '[data-thickness-drawing]', !row?.drawing)
    const drawing = item.querySelector('svg')
    const [right, left] = item.querySelectorAll('path')
    if (!row?.drawing) continue
    drawing?.setAttribute('viewBox', row.drawing.viewBox)
    drawing?.setAttribute('aria-label', row.drawing.label)
    right?.setAttribute('d', row.drawing.right)
    left?.setAttribute('d', row.drawing.left)
  }
}

function hide(place: HTMLElement, part: string, isHidden: boolean): void {
  place.querySelector(part)?.toggleAttribute('hidden', isHidden)
}

function write(place: HTMLElement, part: string, text: string): void {
  const found = place.querySelector(part)
  if (found && found.textContent !== text) found.textContent = text
}
