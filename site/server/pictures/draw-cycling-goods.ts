/** Paints of the demo merchant's goods, by their names in its feed. */
const PAINTS: Record<string, string> = {
  musta: '#414a4f',
  valkoinen: '#f4f1ea',
  harmaa: '#8a9296',
  hopea: '#b9c0c3',
  sininen: '#2f5d8c',
  vihrea: '#2f6b45',
  punainen: '#b23a32',
  keltainen: '#e2b33b',
  oranssi: '#d9772b',
  ruskea: '#7a5236',
  beige: '#cdb895',
  lapinakyva: '#d5e3e6',
}

const INK = '#1d2a1f'
const RUBBER = '#2b302d'
const METAL = '#9aa39d'

/** A wheel about a point; `tire` is how thick its rubber is. */
const wheel = (x: number, y: number, radius: number, tire = 7) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${RUBBER}" stroke-width="${tire}"/>` +
  `<circle cx="${x}" cy="${y}" r="${radius - tire}" fill="none" stroke="${METAL}" stroke-width="1.5"/>` +
  [0, 30, 60, 90, 120, 150]
    .map(
      (turn) =>
        `<path d="M${x - radius + tire} ${y}h${2 * (radius - tire)}" stroke="${METAL}" stroke-width=".8" transform="rotate(${turn} ${x} ${y})"/>`,
    )
    .join('')

const line = (d: string, stroke: string, width = 7) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`

const shape = (d: string, fill: string) =>
  `<path d="${d}" fill="${fill}" stroke="${INK}" stroke-width="3" stroke-linejoin="round"/>`

interface Bicycle {
  bar: string
  tire?: number
  radius?: number
  /** The frame's tubes, where they are not the usual ones. */
  tubes?: string
  more?: (paint: string) => string
}

/**
 * Two wheels, a frame between them, saddle, crank and the handlebar that distinguishes one kind of bicycle from
 * another.
 */
function bicycle(paint: string, { bar, tire, radius = 52, tubes, more }: Bicycle): string {
  const frame = tubes ?? 'M110 198 L160 124 L264 112 L192 198 L110 198 M192 198 L152 108'
  return (
    wheel(110, 198, radius, tire) +
    wheel(292, 198, radius, tire) +
    line(frame, paint) +
    line('M260 98 L292 198', paint, 6) +
    line('M136 106 h34', INK, 9) +
    `<circle cx="192" cy="198" r="15" fill="none" stroke="${INK}" stroke-width="5"/>` +
    line('M192 198 l16 20 m-4 0 h14', INK, 5) +
    line(bar, INK, 6) +
    (more?.(paint) ?? '')
  )
}

const FLAT = 'M260 98 l-2 -14 l22 -4'
const UPRIGHT = 'M260 98 l-4 -24 q-2 -10 -22 -6'
const DROPS = 'M260 98 l-2 -10 h22 q16 2 10 18 q-4 8 -14 4'
const LOW = 'M110 198 L152 118 M110 198 L192 198 L152 108 M192 198 Q200 160 264 112'
const fenders = (paint: string) =>
  line('M58 176 A58 58 0 0 1 150 158', paint, 5) + line('M246 162 A58 58 0 0 1 322 150', paint, 5)
const battery = () => line('M214 174 L244 134', INK, 15)

/** How each kind of goods is drawn, in a field of 400 by 300. */
const DRAWINGS: Record<string, (paint: string) => string> = {
  maastopyora: (paint) => bicycle(paint, { bar: FLAT, tire: 12 }),
  kaupunkipyora: (paint) => bicycle(paint, { bar: UPRIGHT, tubes: LOW, more: fenders }),
  gravelpyora: (paint) => bicycle(paint, { bar: DROPS, tire: 8 }),
  sahkopyora: (paint) => bicycle(paint, { bar: UPRIGHT, tire: 9, more: (own) => fenders(own) + battery() }),
  'lasten-pyora': (paint) =>
    bicycle(paint, { bar: UPRIGHT, radius: 42, more: () => line('M252 112 l-20 26 h32 z', paint, 4) }),
  kypara: (paint) =>
    shape('M96 190 Q92 92 204 88 Q312 90 310 178 Q302 194 270 188 L132 202 Q104 206 96 190z', paint) +
    line('M136 182 Q150 116 214 104 M196 188 Q206 130 262 118 M252 182 Q266 146 292 138', INK, 9) +
    line('M140 200 Q166 260 214 256 Q248 250 262 188', INK, 4),
  valo: (paint) =>
    shape('M120 116 h96 q22 0 22 34 t-22 34 h-96 q-18 -4 -18 -34 t18 -34z', paint) +
    shape('M238 120 l32 -14 v88 l-32 -14z', METAL) +
    line('M294 150 h52 M290 118 l44 -20 M290 182 l44 20', '#e2b33b', 6) +
    line('M150 184 v32 h36 v-32', INK, 6),
  laukku: (paint) =>
    shape('M108 112 h184 l14 128 q0 14 -14 14 H108 q-14 0 -14 -14z', paint) +
    shape('M108 112 q0 -30 30 -30 h124 q30 0 30 30 l-6 56 H114z', paint) +
    line('M160 140 v64 M240 140 v64', INK, 7),
  'ketju-ja-vaihteet': (paint) =>
    `<circle cx="150" cy="150" r="66" fill="none" stroke="${paint}" stroke-width="14" stroke-dasharray="10 6"/>` +
    `<circle cx="150" cy="150" r="34" fill="none" stroke="${INK}" stroke-width="6"/>` +
    `<circle cx="288" cy="178" r="34" fill="none" stroke="${paint}" stroke-width="12" stroke-dasharray="8 5"/>` +
    line('M152 76 L290 138 M152 224 L286 218', INK, 6),
  lukko: (paint) =>
    line('M142 150 V112 q0 -52 58 -52 t58 52 V150', METAL, 20) +
    shape('M112 148 h176 v84 q0 14 -14 14 H126 q-14 0 -14 -14z', paint) +
    `<circle cx="200" cy="186" r="12" fill="${INK}"/>` +
    line('M200 190 v26', INK, 8),
  pumppu: (paint) =>
    line('M140 60 h120', INK, 14) +
    line('M200 60 v90', METAL, 8) +
    shape('M182 130 h36 v116 h-36z', paint) +
    line('M150 250 h100', INK, 12) +
    line('M218 220 q70 10 62 -60 t44 -46', RUBBER, 6),
  vaate: (paint) =>
    shape(
      'M150 82 L104 108 L82 190 L116 200 L136 152 V244 H264 V152 L284 200 L318 190 L296 108 L250 82 Q200 112 150 82z',
      paint,
    ) + line('M200 104 V244', INK, 3),
  lokasuoja: (paint) => line('M70 210 A130 130 0 0 1 300 128', paint, 16) + line('M186 112 V210', METAL, 5),
  satula: (paint) =>
    shape(
      'M92 126 Q100 98 152 104 Q230 122 310 118 Q326 128 310 140 Q236 146 190 166 Q150 186 118 172 Q94 160 92 126z',
      paint,
    ) + line('M132 178 Q190 214 290 144 M200 192 v54', METAL, 7),
  poljin: (paint) =>
    shape('M110 118 h150 v64 H110z', paint) +
    line('M260 150 h56', METAL, 12) +
    line('M134 118 v64 M164 118 v64 M206 118 v64 M236 118 v64', INK, 4),
  ohjaus: (paint) => line('M84 168 q16 -58 76 -48 h80 q60 -10 76 48', paint, 14) + line('M200 122 v70', METAL, 16),
  rengas: (paint) =>
    `<circle cx="200" cy="150" r="96" fill="none" stroke="${paint}" stroke-width="26"/>` +
    `<circle cx="200" cy="150" r="96" fill="none" stroke="${METAL}" stroke-width="3" stroke-dasharray="7 9"/>`,
}

/**
 * The picture of goods of the demo merchant as SVG: a kind and a paint, such as `maastopyora-musta`. Undefined for what is not
 * sold there.
 */
export function drawCyclingGoods(name: string): string | undefined {
  const cut = name.lastIndexOf('-')
  const draw = DRAWINGS[name.slice(0, cut)]
  const paint = PAINTS[name.slice(cut + 1)]
  if (!draw || !paint) return undefined
  const ground = '<rect width="400" height="300" fill="#eef3ea"/>'
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300" width="400" height="300">${ground}${draw(paint)}</svg>`
}
