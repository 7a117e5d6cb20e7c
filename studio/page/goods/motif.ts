import type { Goods } from '../../orders.ts'

type Pen = CanvasRenderingContext2D
type Motif = (pen: Pen, x: number, y: number, radius: number) => void

/** Draws the motif of a label in its right half, in the accent's tints. */
export function drawMotif(pen: Pen, goods: Goods, width: number, height: number): void {
  const motif = goods.motif ? MOTIFS[goods.motif] : bands
  pen.save()
  pen.beginPath()
  pen.rect(0, 0, width, height)
  pen.clip()
  pen.fillStyle = goods.accent
  pen.strokeStyle = goods.accent
  if (goods.motif) motif?.(pen, width * 0.76, height * 0.52, Math.min(height * 0.42, width * 0.215))
  else bands(pen, width * 0.5, height * 0.66, width)
  pen.restore()
}

const MOTIFS: Record<string, Motif> = { wave, drop, ring, grid, sun, leaf }

function wave(pen: Pen, x: number, y: number, r: number): void {
  pen.beginPath()
  pen.arc(x, y, r, 0, 7)
  pen.clip()
  for (let line = 0; line < 7; line++) {
    pen.globalAlpha = 0.16 + line * 0.12
    pen.beginPath()
    const base = y - r * 0.5 + line * r * 0.27
    pen.moveTo(x - r * 1.6, base)
    for (let t = 0; t <= 1.001; t += 0.02)
      pen.lineTo(x - r * 1.6 + t * r * 3.4, base + Math.sin(t * 7 + line * 0.55) * r * (0.2 - line * 0.012))
    pen.lineTo(x + r * 1.8, y + r * 3)
    pen.lineTo(x - r * 1.6, y + r * 3)
    pen.globalAlpha *= 0.45
    pen.fill()
  }
}

function drop(pen: Pen, x: number, y: number, r: number): void {
  for (const [scale, alpha] of [
    [1, 0.22],
    [0.72, 0.4],
    [0.42, 1],
  ] as const) {
    const s = r * scale
    pen.globalAlpha = alpha
    pen.beginPath()
    pen.moveTo(x, y - s)
    pen.bezierCurveTo(x + s * 0.25, y - s * 0.5, x + s * 0.72, y - s * 0.1, x + s * 0.72, y + s * 0.3)
    pen.arc(x, y + s * 0.3, s * 0.72, 0, Math.PI)
    pen.bezierCurveTo(x - s * 0.72, y - s * 0.1, x - s * 0.25, y - s * 0.5, x, y - s)
    pen.fill()
  }
}

function ring(pen: Pen, x: number, y: number, r: number): void {
  pen.lineWidth = r * 0.2
  pen.globalAlpha = 1
  pen.beginPath()
  pen.arc(x, y, r * 0.8, 0.28, Math.PI - 0.28)
  pen.stroke()
  pen.beginPath()
  pen.arc(x, y, r * 0.8, Math.PI + 0.28, -0.28)
  pen.stroke()
  pen.globalAlpha = 0.3
  pen.beginPath()
  pen.arc(x, y, r * 0.44, 0, 7)
  pen.fill()
  pen.globalAlpha = 1
  pen.fillRect(x - r, y - r * 0.025, r * 2, r * 0.05)
}

function grid(pen: Pen, x: number, y: number, r: number): void {
  for (let i = -5; i <= 5; i++)
    for (let j = -5; j <= 5; j++) {
      const d = Math.hypot(i, j) / 6
      if (d > 1) continue
      pen.globalAlpha = 0.25 + 0.75 * (1 - d)
      pen.beginPath()
      pen.arc(x + i * r * 0.17, y + j * r * 0.17, r * 0.07 * (1.15 - d), 0, 7)
      pen.fill()
    }
}

function sun(pen: Pen, x: number, y: number, r: number): void {
  pen.globalAlpha = 1
  pen.beginPath()
  pen.arc(x, y, r * 0.42, 0, 7)
  pen.fill()
  pen.lineWidth = r * 0.06
  for (let i = 0; i < 24; i++) {
    const a = (i / 24) * 2 * Math.PI
    pen.globalAlpha = i % 2 ? 0.35 : 0.85
    pen.beginPath()
    pen.moveTo(x + Math.cos(a) * r * 0.55, y + Math.sin(a) * r * 0.55)
    pen.lineTo(x + Math.cos(a) * r * (i % 2 ? 0.8 : 1), y + Math.sin(a) * r * (i % 2 ? 0.8 : 1))
    pen.stroke()
  }
}

function leaf(pen: Pen, x: number, y: number, r: number): void {
  for (let i = 0; i < 5; i++) {
    pen.save()
    pen.translate(x, y + r * 0.8)
    pen.rotate((i - 2) * 0.48)
    pen.globalAlpha = i % 2 ? 0.45 : 0.85
    pen.beginPath()
    pen.moveTo(0, 0)
    pen.bezierCurveTo(r * 0.42, -r * 0.5, r * 0.34, -r * 1.2, 0, -r * 1.6)
    pen.bezierCurveTo(-r * 0.34, -r * 1.2, -r * 0.42, -r * 0.5, 0, 0)
    pen.fill()
    pen.restore()
  }
}

/** Care products: two calm bands of the accent low on the label. */
function bands(pen: Pen, x: number, y: number, width: number): void {
  pen.globalAlpha = 0.9
  pen.fillRect(x - width / 2, y, width, width * 0.035)
  pen.globalAlpha = 0.16
  pen.fillRect(x - width / 2, y + width * 0.035, width, width * 0.12)
}
