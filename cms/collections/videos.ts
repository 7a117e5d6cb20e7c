import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  ValidationError,
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionBeforeOperationHook,
  type CollectionConfig,
} from 'payload'
import { VIDEOS_TAG } from '#domain/pages/cache-tags.ts'
import { EDITORS, hasRole, hiddenExceptFor, writtenBy } from '#plugins/kit/admin/access.ts'
import { internalField } from '#plugins/kit/admin/admin-fields.ts'
import { videosFolder } from '#plugins/kit/originals/videos-folder.ts'
import { invalidate } from '#plugins/kit/storage/cache.ts'
import type { Stored } from '#plugins/kit/storage/documents.ts'
import { captionsFile } from '../content/captions-file.ts'
import { shownFiles } from '../content/published-pictures.ts'
import { declares } from '#plugins/kit/admin/declares.ts'

type Video = Stored<'videos'>

/** The largest file, in bytes. */
const MOST_BYTES = 100 * 1024 * 1024

/** Addresses are of small letters, digits and hyphens. */
const setPlainName: CollectionBeforeOperationHook = ({ args, req }) => {
  const [, stem, ending] = /^(.*)\.([a-z0-9]+)$/i.exec(req.file?.name ?? '') ?? []
  if (!req.file || stem === undefined || ending === undefined) return args
  const plain = stem.normalize('NFD').replace(/\p{Mark}/gu, '')
  req.file.name = `${plain.toLowerCase().replace(/[^a-z0-9]+/g, '-') || 'video'}.${ending.toLowerCase()}`
  return args
}

/** How a file of each ending begins: MP4 with the size of its first box, WebM with the mark of EBML. */
const BEGINNINGS: Record<string, (data: Buffer) => boolean> = {
  mp4: (data) => data.toString('latin1', 4, 8) === 'ftyp',
  webm: (data) => data.toString('hex', 0, 4) === '1a45dfa3',
}

/** Refuses what is no video, before Payload does so in English. */
const onlyVideos: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const isUpload = (operation === 'create' || operation === 'update') && req.file && hasRole(req, EDITORS)
  if (!isUpload || !req.file) return args
  const ending = /\.([a-z0-9]+)$/i.exec(req.file.name)?.[1]?.toLowerCase() ?? ''
  if (BEGINNINGS[ending]?.(req.file.data)) return args
  const message = 'Tiedosto ei ole video, jota kauppa voi näyttää. Tallenna se muodossa MP4 tai WebM.'
  throw new ValidationError({ collection: 'videos', errors: [{ label: 'Tiedosto', path: 'file', message }] }, req.t)
}

/** Subtitles lie beside their video, where browsers fetch them. */
const writeCaptions: CollectionAfterChangeHook<Video> = async ({ doc, previousDoc }) => {
  const [before, now] = [previousDoc?.filename, doc.filename].map((name) => name && captionsFile(name))
  if (before && (before !== now || !doc.captions)) await rm(join(videosFolder(), before), { force: true })
  if (now && doc.captions) await writeFile(join(videosFolder(), now), doc.captions)
}

const deleteCaptions: CollectionAfterDeleteHook<Video> = async ({ doc }) => {
  if (doc.filename) await rm(join(videosFolder(), captionsFile(doc.filename)), { force: true })
}

/** Pages with the video are stale, and what they show of pictures. */
const videoChanged: CollectionAfterChangeHook & CollectionAfterDeleteHook = async ({ req }) => {
  await shownFiles.invalidate(req)
  await invalidate(req, [VIDEOS_TAG])
}

/** Videos of pages (specification §2.3). A function, since the folder is known only when the shop opens. */
export const videos = (): CollectionConfig => ({
  slug: 'videos',
  labels: { singular: 'video', plural: 'Videot' },
  admin: {
    group: 'Sisältö',
    hidden: hiddenExceptFor(...EDITORS),
    useAsTitle: 'filename',
    defaultColumns: ['filename', 'description', 'updatedAt'],
    listSearchableFields: ['filename', 'description'],
    description: 'MP4 tai WebM, enintään 100 Mt.',
  },
  access: writtenBy(...EDITORS),
  custom: {
    ...declares({
      may: { read: 'staff', create: 'editor', update: 'editor', delete: 'editor' },
      ofCustomers: 'nothing',
    }),
    mostBytes: MOST_BYTES,
  },
  hooks: {
    beforeOperation: [onlyVideos, setPlainName],
    afterChange: [writeCaptions, videoChanged],
    afterDelete: [deleteCaptions, videoChanged],
  },
  upload: {
    staticDir: videosFolder(),
    mimeTypes: ['video/mp4', 'video/webm'],
    // The browser would fetch the video from another site, which our CSP forbids.
    pasteURL: false,
  },
  fields: [
    ...['url', 'thumbnailURL'].map((name) => ({ name, type: 'text' as const, admin: internalField })),
    {
      name: 'description',
      label: 'Mitä videolla tapahtuu',
      type: 'textarea',
      required: true,
      maxLength: 400,
      admin: { description: 'Luetaan ääneen niille, jotka eivät näe videota.' },
    },
    { name: 'poster', label: 'Kuva ennen toistoa', type: 'upload', relationTo: 'media' },
    {
      name: 'captions',
      label: 'Tekstitys (WebVTT)',
      type: 'textarea',
      maxLength: 100_000,
      admin: { description: 'Alkaa rivillä WEBVTT. Puhuttu video tarvitsee tekstityksen.' },
      validate: (value: unknown) =>
        !value || String(value).startsWith('WEBVTT') || 'Tekstityksen ensimmäinen rivi on WEBVTT.',
    },
  ],
})
