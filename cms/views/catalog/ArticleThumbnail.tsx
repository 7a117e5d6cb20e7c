import { Link } from '@payloadcms/ui'
import type { DefaultServerCellComponentProps } from 'payload'
import { documentPath } from '../desk-path.ts'
import { Picture } from '../Picture.tsx'
import { t } from '../text.ts'
import { pictureOf } from './picture-of.ts'

/** A small picture in the list of articles, which opens the article. */
export async function ArticleThumbnail({ rowData, payload }: DefaultServerCellComponentProps) {
  // The form draws the cell of a field without data too, where there is no row.
  if (!rowData) return null
  const picture = await pictureOf({ payload }, rowData.pictures)
  return (
    <Link
      className="desk-thumbnail-link"
      href={documentPath('articles', rowData.id)}
      prefetch={false}
      aria-label={String(rowData.title ?? t('column.article'))}
    >
      <Picture src={picture?.sm} />
    </Link>
  )
}
