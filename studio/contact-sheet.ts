import sharp from 'sharp'

/** A sheet of small pictures side by side, for review. */
export async function contactSheet(files: string[], target: string): Promise<void> {
  const [width, height, columns] = [295, 190, 6]
  const cells = await Promise.all(files.map((file) => sharp(file).resize(width, height).toBuffer()))
  const composed = cells.map((input, i) => ({
    input,
    left: (i % columns) * width,
    top: Math.floor(i / columns) * height,
  }))
  const size = { width: width * columns, height: height * Math.ceil(files.length / columns), channels: 3 as const }
  await sharp({ create: { ...size, background: '#808080' } })
    .composite(composed)
    .png()
    .toFile(target)
}
