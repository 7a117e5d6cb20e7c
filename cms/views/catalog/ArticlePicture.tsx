import type { UIFieldServerProps } from 'payload'
import { t } from '../text.ts'
import { pictureOf } from './picture-of.ts'

/** The article's first picture beside its form, and a link to its page in the shop. */
export async function ArticlePicture({ data, req }: UIFieldServerProps) {
  const picture = await pictureOf(req, data.pictures)
  return (
    <div className="admin-picture">
      {picture ? (
        <img src={picture.md} alt={picture.alt} width="285" height="214" />
      ) : (
        <p className="admin-hint">{t('picture.none')}</p>
      )}
      {data.slug && data.isPublished && (
        <a href={`/${data.slug}`} target="_blank" rel="noreferrer">
          {t('picture.see')}
        </a>
      )}
    </div>
  )
}
