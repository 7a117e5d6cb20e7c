'use client'
import { useState } from 'react'
import {
  WIDGET_LANGUAGES,
  WIDGET_PARTS,
  widgetSnippet,
  type WidgetChoice,
  type WidgetPart,
} from '#domain/provider/widget-snippet.ts'
import type { WidgetMerchant } from '#plugins/provider/widget-merchants.ts'
import { DialogField } from '../DialogField.tsx'
import { showMessage } from '../show-message.ts'
import { t } from '../text.ts'

const SNIPPET = 'widget-snippet-text'
const WIDTHS = { phone: 390, desktop: 1280 } as const
const languages = new Intl.DisplayNames(['fi'], { type: 'language' })

/** Where the browser gives no clipboard, as on plain http, the text is marked. */
async function copy(snippet: string): Promise<void> {
  const isCopied = await globalThis.navigator.clipboard?.writeText(snippet).then(
    () => true,
    () => false,
  )
  const text = document.getElementById(SNIPPET)
  if (!isCopied && text) getSelection()?.selectAllChildren(text)
  showMessage(t(isCopied ? 'widgets.copied' : 'widgets.marked'))
}

interface PlaygroundProps {
  merchants: readonly WidgetMerchant[]
  /** Origin of this shop. */
  provider: string
}

/** Chosen parts as a merchant's page would show them, and the snippet that does it. */
export function WidgetPlayground({ merchants, provider }: PlaygroundProps) {
  const [place, setPlace] = useState(0)
  const [language, setLanguage] = useState<WidgetChoice['language']>('fi')
  const [parts, setParts] = useState<readonly WidgetPart[]>(['field', 'searchPage'])
  const [listing, setListing] = useState('')
  const [width, setWidth] = useState<keyof typeof WIDTHS>('desktop')
  const [first] = merchants
  const { merchant, market, currency } = merchants[place] ?? first ?? { merchant: '', market: '', currency: 'EUR' }
  const choice: WidgetChoice = { merchant, market, language, currency, parts, listing }
  const snippet = widgetSnippet(provider, choice)
  const shown = new URLSearchParams({ merchant, market, language, currency, listing, parts: parts.join() })
  const toggle = (part: WidgetPart) =>
    setParts(WIDGET_PARTS.filter((one) => (one === part ? !parts.includes(one) : parts.includes(one))))

  return (
    <>
      <div className="widget-choices">
        <div className="desk-field">
          <label htmlFor="widget-merchant">{t('widgets.merchant')}</label>
          <select id="widget-merchant" value={place} onChange={(event) => setPlace(Number(event.target.value))}>
            {merchants.map(({ name, merchant: key, market: of }, at) => (
              <option key={`${key} ${of}`} value={at}>
                {name}
              </option>
            ))}
          </select>
        </div>
        <div className="desk-field">
          <label htmlFor="widget-language">{t('widgets.language')}</label>
          <select
            id="widget-language"
            value={language}
            onChange={(event) => setLanguage(WIDGET_LANGUAGES.find((one) => one === event.target.value) ?? 'fi')}
          >
            {WIDGET_LANGUAGES.map((one) => (
              <option key={one} value={one}>
                {languages.of(one === 'cz' ? 'cs' : one)}
              </option>
            ))}
          </select>
        </div>
        <div className="desk-field">
          <label htmlFor="widget-width">{t('widgets.width')}</label>
          <select
            id="widget-width"
            value={width}
            onChange={(event) => setWidth(event.target.value === 'phone' ? 'phone' : 'desktop')}
          >
            <option value="desktop">{t('widgets.desktop')}</option>
            <option value="phone">{t('widgets.phone')}</option>
          </select>
        </div>
        <fieldset className="widget-parts">
          <legend>{t('widgets.parts')}</legend>
          {WIDGET_PARTS.map((part) => (
            <label key={part}>
              <input type="checkbox" checked={parts.includes(part)} onChange={() => toggle(part)} />{' '}
              {t(`widgets.part.${part}`)}
            </label>
          ))}
        </fieldset>
        {parts.includes('category') && (
          <DialogField
            label={t('widgets.listing')}
            hint={t('widgets.listing_hint')}
            value={listing}
            onChange={setListing}
          />
        )}
      </div>
      <iframe
        key={shown.toString()}
        className="widget-frame"
        title={t('widgets.shown')}
        src={`/demo/kokeile?${shown}`}
        style={{ width: WIDTHS[width] }}
      />
      <section className="desk-panel" aria-labelledby="widget-snippet">
        <h2 id="widget-snippet">{t('widgets.snippet')}</h2>
        <p className="desk-hint">{t('widgets.snippet_hint')}</p>
        <pre id={SNIPPET} className="widget-snippet" tabIndex={0}>
          {snippet}
        </pre>
        <button type="button" className="desk-button" onClick={() => void copy(snippet)}>
          {t('widgets.copy')}
        </button>
      </section>
    </>
  )
}
