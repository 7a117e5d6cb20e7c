import { Link } from '@payloadcms/ui'
import type { DefaultServerCellComponentProps } from 'payload'
import { documentPath } from '../admin-path.ts'
import { Picture } from '../Picture.tsx'
import { t } from '../text.ts'
import { pictureOf } from './picture-of.ts'

/** A small picture in the list of articles, linked to the article. */
export async function ArticleThumbnail({ rowData, payload }: DefaultServerCellComponentProps) {
  // The field's form renders the cell too, without a row.
  if (!rowData) return null
  const picture = await pictureOf({ payload }, rowData.pictures)
  return (
    <Link
      className="admin-thumbnail-link"
      href={documentPath('articles', rowData.id)}
      prefetch={false}
      aria-label={String(rowData.title ?? t('column.article'))}
    >
      <Picture src={picture?.sm} />
    </Link>
  )
}
