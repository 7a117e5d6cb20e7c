import * as THREE from 'three'
import type { Goods } from '../../orders.ts'
import { drawMotif } from './motif.ts'

/** Pixels a millimeter on printed labels. */
const SHARPNESS = 10

/** A printed label: brand, name, what it holds, and the motif in the colors of the goods. Millimeters. */
export function printedLabel(goods: Goods, width: number, height: number): THREE.Texture {
  return drawn(width, height, (pen) => {
    pen.fillStyle = goods.base
    pen.fillRect(0, 0, width, height)
    drawMotif(pen, goods, width, height)
    const margin = Math.min(width, height) * 0.1
    const room = width * (goods.motif ? 0.47 : 0.82)
    const isLong = withoutBrand(goods).includes(' ') && goods.lines.length > 1
    const size = fitting(pen, withoutBrand(goods), room, Math.min(height * (isLong ? 0.138 : 0.17), width * 0.115))
    text(pen, goods.brand.toUpperCase(), margin, margin + size * 0.42, size * 0.42, 800, goods.accent, 0.12)
    const lines = wrapped(pen, withoutBrand(goods), room, size, 640)
    lines.forEach((line, i) => text(pen, line, margin, margin + size * (1.75 + i * 1.08), size, 640, '#15181c'))
    const small = goods.lines.flatMap((line) => wrapped(pen, line, room, size * 0.42, 480))
    small.toReversed().forEach((line, i) => {
      text(pen, line, margin, height - margin - i * size * 0.62, size * 0.42, i ? 600 : 480, '#30353b')
    })
  })
}

/** The narrow side of a carton: the accent's color with the brand on it. */
export function sideLabel(goods: Goods, width: number, height: number): THREE.Texture {
  return drawn(width, height, (pen) => {
    pen.fillStyle = goods.accent
    pen.fillRect(0, 0, width, height)
    const size = Math.min(width * 0.42, height * 0.16)
    pen.save()
    pen.translate(width / 2 + size * 0.35, height * 0.9)
    pen.rotate(-Math.PI / 2)
    text(pen, goods.brand, 0, 0, size, 700, '#ffffff')
    pen.restore()
  })
}

/** A canvas in millimeters, as a texture. */
export function drawn(width: number, height: number, draw: (pen: CanvasRenderingContext2D) => void): THREE.Texture {
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width * SHARPNESS)
  canvas.height = Math.round(height * SHARPNESS)
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('This browser draws no canvas.')
  pen.scale(SHARPNESS, SHARPNESS)
  draw(pen)
  const texture = new THREE.CanvasTexture(canvas)
  texture.colorSpace = THREE.SRGBColorSpace
  texture.anisotropy = 2
  return texture
}

/** A line of the house's own type. */
export function text(
  pen: CanvasRenderingContext2D,
  line: string,
  x: number,
  y: number,
  size: number,
  weight: number,
  color: string,
  spacing = 0,
): void {
  pen.font = `${weight} ${size}px Grotesk`
  pen.letterSpacing = `${size * spacing}px`
  pen.fillStyle = color
  pen.fillText(line, x, y)
}

function withoutBrand(goods: Goods): string {
  const name = goods.name.split(',')[0] ?? goods.name
  return name.startsWith(`${goods.brand} `) ? name.slice(goods.brand.length + 1) : name
}

/** The largest size, at most `wanted`, at which the longest word fits. */
function fitting(pen: CanvasRenderingContext2D, name: string, width: number, wanted: number): number {
  pen.font = `640 ${wanted}px Grotesk`
  pen.letterSpacing = '0px'
  const longest = Math.max(...name.split(' ').map((word) => pen.measureText(word).width))
  return longest > width ? (wanted * width) / longest : wanted
}

function wrapped(pen: CanvasRenderingContext2D, name: string, width: number, size: number, weight: number): string[] {
  pen.font = `${weight} ${size}px Grotesk`
  pen.letterSpacing = '0px'
  const lines: string[] = []
  for (const word of name.split(' ')) {
    const last = lines.at(-1)
    if (last && pen.measureText(`${last} ${word}`).width < width) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
