import { Icon } from './Logo.tsx'

interface PictureProps {
  /** Undefined where there is no picture: the ring is shown instead. */
  src: string | undefined
}

/** A small picture beside a name; decorative, since the name is text. */
export function Picture({ src }: PictureProps) {
  return (
    <span className="admin-thumbnail">
      {src ? <img src={src} alt="" width="72" height="54" loading="lazy" /> : <Icon />}
    </span>
  )
}
