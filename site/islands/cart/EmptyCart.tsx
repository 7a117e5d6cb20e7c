import { type CartPaths, pathHere } from '#site/shared/paths.ts'
import type { CartTexts } from './texts.ts'

/** The empty cart: the ring, and links to categories. */
export function EmptyCart({ texts, paths }: { texts: CartTexts; paths: CartPaths }) {
  return (
    <div className="cart-empty">
      <svg viewBox="-2.5 -2.5 5 5" width="72" height="72" fill="currentColor" aria-hidden="true">
        <path d="M2.449-.5A2.5 2.5 0 1 0 2.449.5L1.414.5A1.5 1.5 0 1 1 1.414-.5Z" transform="rotate(90)" />
      </svg>
      <p className="cart-empty-title">{texts.empty_title}</p>
      <p className="soft">{texts.empty_text}</p>
      <ul className="ways-on">
        <li>
          <a href={pathHere(paths.frames)}>{texts.empty_frames}</a>
        </li>
        <li>
          <a href={pathHere(paths.sunglasses)}>{texts.empty_sunglasses}</a>
        </li>
        <li>
          <a href={pathHere(paths.contact_lenses)}>{texts.empty_lenses}</a>
        </li>
      </ul>
    </div>
  )
}
