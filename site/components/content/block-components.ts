import type { AstroComponentFactory } from 'astro/runtime/server/index.js'
import type { Block } from '#contracts/blocks.ts'

const files = import.meta.glob<AstroComponentFactory>('../../blocks/*.astro', { import: 'default', eager: true })

/** The component of each type of block: `picture-and-text` is `site/blocks/PictureAndText.astro`. */
export const blockComponents = Object.fromEntries(
  Object.entries(files).map(([file, component]) => [typeOf(file), component]),
) as Partial<Record<Block['type'], AstroComponentFactory>>

function typeOf(file: string): string {
  const name = file.slice(file.lastIndexOf('/') + 1, -'.astro'.length)
  return name.replace(/\B[A-Z]/g, (letter) => `-${letter}`).toLowerCase()
}
