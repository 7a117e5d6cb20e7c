import { color, type Drawing } from './draw.ts'

const WIDTH = 790
const HEIGHT = 900

/** What lies on the picture of the street: where cataract scatters light from, in its own pixels. */
const LIGHTS = [[208, 236, 1], [618, 300, 0.8], [334, 452, 0.55], [470, 560, 1.25], [540, 560, 1.25]] as const // prettier-ignore

/** A winter street seen clearly, and through a clouded lens: blurred, yellowed, and with halos around every light. */
export const cataract: Drawing = {
  name: 'cataract',
  width: 1600,
  height: HEIGHT,
  body: `
    ${definitions()}
    ${panel(0, street(true))}
    ${panel(
      810,
      `${overscanned(`<g filter="url(#haze)">${street(true)}</g>`)}
       ${LIGHTS.map(([x, y, size]) => `<circle cx="${x}" cy="${y}" r="${165 * size}" fill="url(#halo)"/>`).join('')}
       <rect width="${WIDTH}" height="${HEIGHT}" fill="oklch(80% 0.07 80)" fill-opacity="0.2"/>`,
    )}
  `,
}

/** The same street with patches missing from the field of view: not black, but filled in. The cyclist is not seen. */
export const glaucoma: Drawing = {
  name: 'glaucoma',
  width: 1600,
  height: HEIGHT,
  body: `
    ${definitions()}
    ${panel(0, street(true))}
    ${panel(810, `${street(true)}<g mask="url(#lost)">${overscanned(`<g filter="url(#filled)">${street(false)}</g>`)}</g>`)}
  `,
}

function panel(x: number, drawn: string): string {
  return `<svg x="${x}" y="0" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${drawn}</svg>`
}

/** A little larger than its panel, so that a blur's pale edges fall outside. */
function overscanned(drawn: string): string {
  return `<g transform="translate(${WIDTH / 2} ${HEIGHT / 2}) scale(1.06) translate(${-WIDTH / 2} ${-HEIGHT / 2})">${drawn}</g>`
}

function definitions(): string {
  return `<defs>
    <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="oklch(48% 0.07 245)"/><stop offset="1" stop-color="oklch(80% 0.06 55)"/>
    </linearGradient>
    <radialGradient id="halo"><stop offset="0" stop-color="oklch(98% 0.05 90)" stop-opacity="0.9"/>
      <stop offset="0.25" stop-color="oklch(95% 0.08 85)" stop-opacity="0.45"/><stop offset="1" stop-color="oklch(95% 0.08 85)" stop-opacity="0"/>
    </radialGradient>
    <radialGradient id="glow"><stop offset="0" stop-color="oklch(97% 0.08 90)" stop-opacity="0.9"/><stop offset="1" stop-color="oklch(97% 0.08 90)" stop-opacity="0"/>
    </radialGradient>
    <filter id="haze" x="-5%" y="-5%" width="110%" height="110%" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="4"/>
      <feComponentTransfer><feFuncR type="linear" slope="0.7" intercept="0.19"/><feFuncG type="linear" slope="0.66" intercept="0.17"/>
      <feFuncB type="linear" slope="0.54" intercept="0.12"/></feComponentTransfer></filter>
    <filter id="filled" x="-5%" y="-5%" width="110%" height="110%"><feGaussianBlur stdDeviation="30"/></filter>
    <filter id="soft" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="34"/></filter>
    <mask id="lost"><g filter="url(#soft)" fill="white"><ellipse cx="160" cy="650" rx="215" ry="250"/><ellipse cx="690" cy="170" rx="190" ry="150"/>
      <ellipse cx="760" cy="640" rx="120" ry="180"/><ellipse cx="150" cy="110" rx="180" ry="80"/></g></mask>
  </defs>`
}

function street(hasCyclist: boolean): string {
  return `
    <rect width="${WIDTH}" height="${HEIGHT}" fill="url(#sky)"/>
    ${house(0, 210, 150, 330, 'oklch(62% 0.08 55)')}
    ${house(150, 300, 120, 240, 'oklch(70% 0.05 90)')}
    ${house(560, 330, 110, 210, 'oklch(58% 0.09 30)')}
    ${house(670, 230, 120, 310, 'oklch(72% 0.06 80)')}
    <path d="M 0 900 L 0 560 L 360 520 L 440 520 L 790 560 L 790 900 Z" fill="oklch(93% 0.012 240)"/>
    <path d="M 40 900 L 372 522 L 428 522 L 790 860 L 790 900 Z" fill="oklch(40% 0.015 250)"/>
    <path d="M 416 900 L 396 540 L 402 540 L 440 900 Z" fill="${color.white}" fill-opacity="0.75"/>
    ${lamp(208, 236, 560, 1)}
    ${lamp(618, 300, 545, 0.8)}
    ${lamp(334, 452, 526, 0.45)}
    ${birch(730, 600, 1.1)}
    ${birch(56, 570, 0.8)}
    ${car()}
    ${hasCyclist ? cyclist(170, 640) : ''}
  `
}

function house(x: number, y: number, width: number, height: number, fill: string): string {
  const windows: string[] = []
  for (let row = 0; row < Math.floor(height / 80); row++)
    for (let column = 0; column < Math.floor(width / 48); column++) {
      const lit = (row * 3 + column * 5 + x) % 4 < 2
      windows.push(
        `<rect x="${x + 16 + column * 46}" y="${y + 24 + row * 74}" width="26" height="40" fill="${lit ? 'oklch(90% 0.11 88)' : 'oklch(42% 0.04 245)'}"/>`,
      )
    }
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>
    <path d="M ${x - 6} ${y} L ${x + width + 6} ${y} L ${x + width - 8} ${y - 16} L ${x + 8} ${y - 16} Z" fill="oklch(95% 0.01 240)"/>${windows.join('')}`
}

function lamp(x: number, top: number, foot: number, size: number): string {
  return `<rect x="${x - 4 * size}" y="${top}" width="${8 * size}" height="${foot - top}" fill="${color.ink}"/>
    <circle cx="${x}" cy="${top}" r="${56 * size}" fill="url(#glow)"/><circle cx="${x}" cy="${top}" r="${15 * size}" fill="oklch(98% 0.06 92)"/>`
}

function birch(x: number, foot: number, size: number): string {
  const at = (dx: number, dy: number) => `${x + dx * size} ${foot + dy * size}`
  const branches = [[-300, -70, -400], [-260, 66, -350], [-360, 60, -470], [-210, -60, -290], [-400, -30, -500]]
    .map(([from = 0, aside = 0, to = 0]) => `M ${at(0, from)} L ${at(aside, to)}`)
    .join(' ') // prettier-ignore
  const marks = [-60, -130, -180, -250, -320]
    .map((y, i) => `M ${at(i % 2 ? -10 : 0, y)} L ${at(i % 2 ? 0 : 10, y)}`)
    .join(' ')
  return `<path d="M ${at(-11, 0)} L ${at(-4, -470)} L ${at(4, -470)} L ${at(11, 0)} Z" fill="oklch(95% 0.006 90)"/>
    <path d="${branches}" stroke="oklch(40% 0.03 40)" stroke-width="${5 * size}" fill="none" stroke-linecap="round"/>
    <path d="${marks}" stroke="${color.ink}" stroke-width="${6 * size}"/>`
}

function car(): string {
  return `<path d="M 444 590 L 450 548 Q 456 516 474 512 L 536 512 Q 554 516 560 548 L 566 590 L 566 622 L 444 622 Z" fill="oklch(36% 0.08 25)"/>
    <path d="M 462 546 L 470 524 L 540 524 L 548 546 Z" fill="oklch(72% 0.04 240)"/>
    <rect x="452" y="616" width="22" height="18" fill="${color.ink}"/><rect x="536" y="616" width="22" height="18" fill="${color.ink}"/>
    ${[470, 540].map((x) => `<circle cx="${x}" cy="560" r="46" fill="url(#glow)"/><circle cx="${x}" cy="560" r="14" fill="oklch(99% 0.03 95)"/>`).join('')}`
}

function cyclist(x: number, y: number): string {
  const wheel = (cx: number) =>
    `<circle cx="${cx}" cy="${y + 90}" r="46" fill="none" stroke="${color.ink}" stroke-width="7"/>`
  return `${wheel(x - 62)}${wheel(x + 62)}
    <path d="M ${x - 62} ${y + 90} L ${x - 24} ${y + 28} L ${x + 46} ${y + 28} L ${x + 62} ${y + 90} M ${x - 24} ${y + 28} L ${x} ${y + 90} L ${x + 46} ${y + 28} M ${x - 62} ${y + 90} L ${x} ${y + 90}
      M ${x + 46} ${y + 28} L ${x + 40} ${y + 2} L ${x + 60} ${y - 4}" fill="none" stroke="${color.ink}" stroke-width="7" stroke-linejoin="round"/>
    <path d="M ${x - 26} ${y + 14} L ${x + 6} ${y - 72} L ${x + 54} ${y - 8}" fill="none" stroke="oklch(52% 0.13 145)" stroke-width="32" stroke-linejoin="round" stroke-linecap="round"/>
    <path d="M ${x - 22} ${y + 18} L ${x + 26} ${y + 44} L ${x + 4} ${y + 92}" fill="none" stroke="${color.ink}" stroke-width="20" stroke-linejoin="round" stroke-linecap="round"/>
    <circle cx="${x + 20}" cy="${y - 112}" r="25" fill="oklch(82% 0.05 60)"/>
    <path d="M ${x - 8} ${y - 112} A 28 28 0 0 1 ${x + 48} ${y - 118} Z" fill="${color.puolukka}"/>`
}
