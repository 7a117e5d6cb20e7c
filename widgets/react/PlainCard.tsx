import { formatPrice, shownPrices } from '../core/prices.ts'
import { imageUrl, pageUrl, shownVariant, type Display } from '../core/protocol.ts'
import { Picture } from './Picture.tsx'
import { useSetup } from './setup.ts'

/** A card for hosts without one of their own; of the same size while it is loading. */
export function PlainCard({ display }: { display: Display | null }) {
  const { locale, words, props } = useSetup()
  if (!display)
    return (
      <span className="sw-card">
        <span className="sw-placeholder sw-card-picture" />
        <span className="sw-placeholder sw-line" />
        <span className="sw-placeholder sw-line" />
      </span>
    )
  const { title, brand, sub_heading_1: detail } = shownVariant(display)
  const { price, before } = shownPrices(shownVariant(display))
  const format = {
    language: locale.language,
    currency: props.currency,
    format: props.priceFormat ?? locale.price_formatting_,
  }
  return (
    <a className="sw-card" href={pageUrl(display)}>
      <Picture src={imageUrl(display)} alt="" className="sw-card-picture" sizes="(max-width: 600px) 45vw, 300px" />
      <span className="sw-card-title">{[brand, title].filter(Boolean).join(' ')}</span>
      {detail && <span className="sw-note">{detail}</span>}
      <span className="sw-card-price">
        {formatPrice(price, format)}{' '}
        {before !== null && (
          <s>
            <span className="sw-hidden">{words.wasPrice}</span> {formatPrice(before, format)}
          </s>
        )}
      </span>
    </a>
  )
}
