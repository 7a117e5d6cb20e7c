import { existsSync } from 'node:fs'
import { join } from 'node:path'
import {
  MissingFile,
  ValidationError,
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  type Field,
  type PayloadRequest,
  type TextField,
} from 'payload'
import { failures, type Failure } from '#contracts/refusals.ts'
import { mediaOf, pictureName } from '#domain/catalog/media.ts'
import { EDITORS, hiddenExceptFor, MARKETERS, staffIn, writtenBy } from '#plugins/kit/admin/access.ts'
import { internalField } from '#plugins/kit/admin/admin-fields.ts'
import { adminRefusal } from '#plugins/kit/admin/admin-refusal.ts'
import { pictureUses } from '#plugins/kit/admin/picture-uses.ts'
import { mediaFolder } from '#plugins/kit/originals/open-originals.ts'
import { pictureTag } from '#domain/catalog/cache-tags.ts'
import { invalidate } from '#plugins/kit/storage/cache.ts'
import { findOne } from '#plugins/kit/storage/documents.ts'
import { storesChanged } from '#plugins/stores/repository.ts'
import { catalogChanged, goodsChanged, pictureAdded } from '../catalog-changes.ts'
import { pictureProblem } from '../picture-problem.ts'
import { CATALOG_GROUP } from './admin-fields.ts'
import { declares } from '#plugins/kit/admin/declares.ts'
import { translations } from '#plugins/kit/admin/translations.ts'

/** Pictures are addressed without their ending, so an ending other than webp becomes part of the name. */
export function pictureFile(sent: string): string {
  const [, stem = sent, ending = ''] = /^(.*)\.([a-z]+)$/i.exec(sent) ?? []
  const plain = stem
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{Mark}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
  const kind = ending.toLowerCase()
  return kind === 'webp' || plain.endsWith(`-${kind}`) ? `${plain}.${kind}` : `${plain}-${kind}.${kind}`
}

const setPlainName: CollectionBeforeOperationHook = ({ args, req }) => {
  if (req.file) req.file.name = pictureFile(req.file.name)
  return args
}

/** What shows a picture is stale when it changes. A new one is shown nowhere yet. */
const pictureChanged: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  if (operation === 'create') return pictureAdded(req, doc.id)
  const shows = { picture: { equals: doc.id } }
  const [article, brand, category, store] = await Promise.all([
    findOne(req, 'articles', { pictures: { equals: doc.id } }, ['number']),
    findOne(req, 'brands', shows, ['slug']),
    findOne(req, 'categories', shows, ['code']),
    findOne(req, 'stores', shows, ['number']),
  ])
  await invalidate(req, [pictureTag(doc.id)])
  if (brand || category) await catalogChanged(req, 'picture', [doc.id])
  else if (article) await goodsChanged(req, 'picture', [doc.id])
  else await pictureAdded(req, doc.id)
  if (store) await storesChanged(req)
}

/** Who showed a deleted picture is known no more. */
const pictureDeleted: CollectionAfterDeleteHook = async ({ id, req }) => {
  await invalidate(req, [pictureTag(id)])
  await catalogChanged(req, 'picture', [id])
  await storesChanged(req)
}

/** The most places that a refusal names. */
const MOST_NAMED = 5

/** A picture that is shown anywhere, or is to be, stays. */
const refuseIfUsed: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const names = [...((await pictureUses(req)).get(id) ?? [])]
  const more = names.length > MOST_NAMED ? ', …' : ''
  if (names.length > 0) throw adminRefusal('media.in_use', { name: names.slice(0, MOST_NAMED).join(', ') + more })
}

const mayUpload = staffIn(...EDITORS)

/** Requires an uploaded file, since Payload would otherwise fetch a URL. Callers who may not create are refused by access. */
const withFile: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const isNew = operation === 'create' && !('duplicateFromID' in args && args.duplicateFromID)
  if (isNew && !req.file && mayUpload({ req })) throw new MissingFile(req.t)
  return args
}

/** What staff upload is a whole picture of a size that can be shown. What the shop itself writes, such as seeds, is. */
const onlyPictures: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const isUpload = (operation === 'create' || operation === 'update') && req.payloadAPI === 'REST'
  if (!isUpload || !req.file || !mayUpload({ req })) return args
  const message = await pictureProblem(req.file)
  if (message)
    throw new ValidationError({ collection: 'media', errors: [{ label: 'Tiedosto', path: 'file', message }] }, req.t)
  return args
}

/** Answers 404 for a missing file, where Payload would answer 500. */
function missingFileResponse(_: PayloadRequest, { params }: { params: { filename: string } }): Response | void {
  if (!existsSync(join(mediaFolder(), params.filename))) return fileNotFound()
}

export function fileNotFound(): Response {
  const code = 'request.not_found'
  return Response.json({ code, details: {} } satisfies Failure, { status: failures[code] })
}

/** Payload's own file fields, hidden from lists. */
const addresses: Field[] = ['url', 'thumbnailURL', 'mimeType'].map((name) => ({
  name,
  type: 'text',
  admin: internalField,
}))

const alt: TextField = {
  name: 'alt',
  label: 'Mitä kuvassa on',
  type: 'text',
  required: true,
  admin: { description: 'Luetaan ääneen niille, jotka eivät näe kuvaa. Esimerkiksi: Halinen, musta, edestä.' },
}

/** Pictures of articles and stores, each with an alternative text. A function, since the folder is known only when the shop opens. */
export const media = (): CollectionConfig => ({
  slug: 'media',
  custom: declares({
    may: { read: 'staff', create: 'editor', update: 'editor', delete: 'editor' },
    ofCustomers: 'nothing',
  }),
  labels: { singular: 'kuva', plural: 'Kuvat' },
  admin: {
    group: CATALOG_GROUP,
    hidden: hiddenExceptFor(...MARKETERS, 'store-staff'),
    useAsTitle: 'alt',
    defaultColumns: ['filename', 'alt', 'updatedAt'],
    listSearchableFields: ['alt', 'filename'],
    description:
      'JPEG, PNG, WebP tai AVIF, enintään 20 Mt. Lataa kuva suurena, vähintään 1180 kuvapistettä leveänä: pienemmät koot syntyvät itsestään.',
  },
  access: writtenBy(...EDITORS),
  hooks: {
    afterChange: [pictureChanged],
    beforeDelete: [refuseIfUsed],
    afterDelete: [pictureDeleted],
    beforeOperation: [onlyPictures, setPlainName, withFile],
  },
  upload: {
    staticDir: mediaFolder(),
    handlers: [missingFileResponse],
    mimeTypes: ['image/webp', 'image/jpeg', 'image/png', 'image/avif'],
    crop: false,
    focalPoint: true,
    // The browser would fetch the picture from another site, which our CSP forbids.
    pasteURL: false,
    adminThumbnail: ({ doc }) => mediaOf(pictureName(String(doc.filename)), '').md,
  },
  fields: [...addresses, alt, translations([alt])],
})
