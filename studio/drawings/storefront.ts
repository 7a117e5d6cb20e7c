import { color, landoltRing, line, type Drawing } from './draw.ts'

/** A store as it looks from across the street: window with shelves, a door without a step, the ring above it. */
export const storefront: Drawing = {
  name: 'storefront',
  width: 1600,
  height: 900,
  body: `
    <rect width="1600" height="900" fill="oklch(89% 0.02 80)"/>
    ${bricks()}
    <rect x="0" y="796" width="1600" height="104" fill="oklch(82% 0.006 90)"/>
    ${line(
      [
        [0, 796],
        [1600, 796],
      ],
      { stroke: color.soft, width: 5 },
    )}
    <rect x="150" y="110" width="1300" height="690" fill="${color.fjord}"/>
    <rect x="206" y="270" width="800" height="450" fill="oklch(95% 0.035 85)"/>
    ${[388, 522, 656].map(shelf).join('')}
    <path d="M 206 270 L 430 270 L 280 720 L 206 720 Z" fill="${color.white}" fill-opacity="0.22"/>
    <rect x="1080" y="270" width="300" height="526" fill="oklch(30% 0.06 215)"/>
    <rect x="1112" y="302" width="236" height="494" fill="oklch(93% 0.04 85)"/>
    <path d="M 1112 302 L 1230 302 L 1140 796 L 1112 796 Z" fill="${color.white}" fill-opacity="0.25"/>
    <rect x="1122" y="520" width="14" height="120" rx="7" fill="${color.ink}"/>
    ${landoltRing([1230, 190], 110, 0, color.white)}
    ${bicycle()}
  `,
}

function bricks(): string {
  return Array.from({ length: 20 }, (_, row) =>
    Array.from({ length: 17 }, (_, i) => {
      const x = i * 100 - (row % 2) * 50
      return `<rect x="${x + 2}" y="${row * 40 + 2}" width="96" height="36" fill="oklch(${87 + ((row * 7 + i * 3) % 4)}% 0.022 70)"/>`
    }).join(''),
  ).join('')
}

function shelf(y: number, row: number): string {
  const frames = [color.ink, color.lakka, color.fjord, color.puolukka, color.soft, 'oklch(55% 0.1 145)']
  return `<rect x="240" y="${y}" width="732" height="12" fill="oklch(72% 0.05 70)"/>
    ${Array.from({ length: 5 }, (_, i) => spectacles(308 + i * 146, y - 34, frames[(i * 2 + row) % frames.length] as string, (i + row) % 3)).join('')}`
}

/** Round, square or oval spectacles from the front. */
function spectacles(x: number, y: number, stroke: string, kind: number): string {
  const rim = (cx: number) =>
    kind === 0
      ? `<circle cx="${cx}" cy="${y}" r="26"/>`
      : kind === 1
        ? `<rect x="${cx - 28}" y="${y - 22}" width="56" height="44" rx="9"/>`
        : `<ellipse cx="${cx}" cy="${y}" rx="29" ry="20"/>`
  return `<g fill="${color.white}" fill-opacity="0.6" stroke="${stroke}" stroke-width="8">${rim(x - 34)}${rim(x + 34)}
    <path d="M ${x - 8} ${y - 6} Q ${x} ${y - 14} ${x + 8} ${y - 6}" fill="none"/></g>`
}

function bicycle(): string {
  return `<g fill="none" stroke="${color.ink}" stroke-width="8" stroke-linejoin="round" stroke-linecap="round">
    <circle cx="440" cy="776" r="66"/><circle cx="640" cy="776" r="66"/>
    <path d="M 440 776 L 496 676 L 602 676 L 640 776 M 496 676 L 534 776 L 602 676 M 440 776 L 534 776 M 602 676 L 592 640 L 626 630 M 496 676 L 488 650 M 466 648 L 512 648"/></g>`
}
