import { useState } from 'react'
import { useSetup } from './setup.ts'

const WIDTHS = [64, 128, 256, 300, 400, 512, 1024, 2048, 4096]
const FALLBACK = 400

export interface PictureProps {
  /** Address of the picture; a missing one leaves its place. */
  src: string | undefined
  /** What the picture shows, for who does not see it. */
  alt: string
  /** Class of the image. */
  className?: string
  /** As of the HTML attribute; the width of the window by default. */
  sizes?: string
}

/** The address of a picture in a width, from the resizing service. */
function resized(resizer: string, url: string, width: number, format: string): string {
  return `${resizer}?${new URLSearchParams({ format, url, width: String(width) }).toString()}`
}

/** A picture in the sizes of the resizing service; without one as it is. What cannot be loaded leaves its place. */
export function Picture({ src, alt, className = '', sizes = '100vw' }: PictureProps) {
  const { props, report } = useSetup()
  const [broken, setBroken] = useState<string>()
  if (src === '') report('no image src provided')
  if (!src || broken === src)
    return (
      <span className={`sw-placeholder ${className}`} role={alt ? 'img' : undefined} aria-label={alt || undefined} />
    )
  const { resizer } = props
  const usual = { alt, className, loading: 'lazy', decoding: 'async', onError: () => setBroken(src) } as const
  if (!resizer) return <img src={src} {...usual} />
  return (
    <picture>
      {['webp', 'jpeg'].map((format) => (
        <source
          key={format}
          type={`image/${format}`}
          sizes={sizes}
          srcSet={WIDTHS.map((width) => `${resized(resizer, src, width, format)} ${width}w`).join(', ')}
        />
      ))}
      <img src={resized(resizer, src, FALLBACK, 'png')} {...usual} />
    </picture>
  )
}

/** A grey box of the shape that a picture will have. */
export function ImagePlaceholder({
  aspectRatio,
  width,
  height,
}: {
  aspectRatio?: number
  width?: number | string
  height?: number | string
}) {
  return (
    <span className="sw sw-placeholder" aria-hidden="true" style={{ display: 'block', aspectRatio, width, height }} />
  )
}

/** A grey line where text will be. */
export function TextPlaceholder({
  width = '100%',
  height = '1em',
}: {
  width?: number | string
  height?: number | string
}) {
  return <span className="sw sw-placeholder" aria-hidden="true" style={{ display: 'block', width, height }} />
}
