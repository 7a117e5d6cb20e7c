import { Link } from '@payloadcms/ui'
import type { UIFieldServerProps } from 'payload'
import { findLinksHere } from '../../content/links-here.ts'
import { keyLabels } from '../../globals/page-keys.ts'
import { documentPath, globalPath } from '../admin-path.ts'
import { t } from '../text.ts'

/** What leads to the page of this form: pages, menus, keys and redirects, each linked. */
export async function LinksHere({ id, payload }: UIFieldServerProps) {
  const found = id === undefined ? null : await findLinksHere({ payload }, id)
  const rows = found && [
    ...found.pages.map((page) => ({ href: documentPath('pages', page.id), text: page.title })),
    ...found.globals.map((slug) => ({ href: globalPath(slug), text: t(`links.global.${slug}`) })),
    ...found.keys.map((key) => ({ href: globalPath('page-keys'), text: t('links.key', { name: keyLabels[key] }) })),
    ...found.redirects.map(({ id: own, from }) => ({
      href: documentPath('redirects', own),
      text: t('links.redirect', { from }),
    })),
  ]
  return (
    <section className="field-type admin-aside" aria-labelledby="admin-links-here">
      <h3 id="admin-links-here">{t('links.here')}</h3>
      {!rows && <p>{t('links.here_unsaved')}</p>}
      {rows?.length === 0 && <p>{t('links.here_none')}</p>}
      <ul>
        {rows?.map(({ href, text }) => (
          <li key={text}>
            <Link href={href} prefetch={false}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
