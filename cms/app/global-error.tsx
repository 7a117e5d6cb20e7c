'use client'
import { useState } from 'react'
import { t } from '../views/text.ts'

/** What a demo says on each of its pages, of the page that this one is drawn in place of. */
const demoLine = () => (typeof document === 'undefined' ? '' : document.querySelector('.admin-demo')?.textContent)

/**
 * What staff see of a page of the admin that broke, or whose parts are of a former version of the shop. Without it the
 * framework says so in English. It stands alone: the styles may be what broke.
 */
export default function GlobalError() {
  const [demo] = useState(demoLine)
  return (
    <html lang="fi">
      <body style={{ fontFamily: 'system-ui, sans-serif', margin: '4rem auto', maxWidth: '32rem', padding: '0 1rem' }}>
        <title>{t('payload_error.page_title')}</title>
        {demo && <p>{demo}</p>}
        <main>
          <h1>{t('payload_error.page_title')}</h1>
          <p>{t('payload_error.page_lead')}</p>
          <p>
            <button type="button" style={{ font: 'inherit', padding: '0.5rem 1rem' }} onClick={() => location.reload()}>
              {t('payload_error.reload')}
            </button>
          </p>
          <p>
            {/* A whole load: what the router has in memory may be what broke. */}
            <a href="/admin">{t('payload_error.home')}</a>
          </p>
        </main>
      </body>
    </html>
  )
}
