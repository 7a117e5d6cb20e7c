import { Icon } from './Icon.tsx'

interface PictureProps {
  /** Empty where there is no picture yet: then the ring stands in its place. */
  src: string | undefined
}

/** A small picture of goods beside their name, which says the same in words. */
export function Picture({ src }: PictureProps) {
  return (
    <span className="desk-thumbnail">
      {src ? <img src={src} alt="" width="72" height="54" loading="lazy" /> : <Icon />}
    </span>
  )
}
