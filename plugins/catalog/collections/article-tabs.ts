import type { Condition, Field, NumberFieldSingleValidation, Tab } from 'payload'
import * as z from 'zod/mini'
import { Sibling, type CategoryId } from '#contracts/catalog.ts'
import { LensPackage } from '#contracts/ground-lenses.ts'
import { FrameFinish } from '#contracts/frame-finish.ts'
import { LensChoice } from '#contracts/contact-lenses.ts'
import { asJson, asLines } from '#plugins/kit/admin/admin-fields.ts'
import { typed } from '#plugins/kit/storage/document-types.ts'
import { readable } from '#plugins/kit/admin/readable.ts'
import { lensFactFields, lensSeatFields } from './lens-fact-fields.ts'
import { lensTints } from './lens-tints.ts'
import {
  adjustableParts,
  dayNights,
  designs,
  families,
  items,
  lensKinds,
  lensTintKinds,
  lensTypes,
  lifestyles,
  materials,
  preservatives,
  rims,
  shapes,
  smartFeatures,
  sports,
  sustainabilities,
  wearers,
} from './article-choices.ts'
import { LENS_PACKAGES } from '#domain/catalog/lens-choice.ts'

/** Shows a tab only for articles of these categories. */
function only(...categories: (CategoryId | typeof LENS_PACKAGES)[]): { condition: Condition } {
  return { condition: ({ category }) => categories.includes(category) }
}

const eyewear = ['frames', 'sunglasses', 'sports_glasses', 'reading_glasses', 'smart_glasses'] as const

/** Of light that a sun lens lets through: a darker one than 3 % belongs to no filter category. */
const percent = z.number().check(z.gt(3), z.maximum(100))
const SAYS_PERCENT = 'Kirjoita luku, joka on yli 3 ja enintään 100. Tummempia linssejä ei myydä.'

/** Lenses that darken let through less at their darkest. */
const darker: NumberFieldSingleValidation = (value, { siblingData, ...options }) => {
  const { transmission } = siblingData as { transmission?: number | null }
  const isLighter = typeof value === 'number' && typeof transmission === 'number' && value > transmission
  return isLighter
    ? 'Tummimmillaan läpäisy on pienempi kuin vaaleimmillaan.'
    : readable(percent, SAYS_PERCENT)(value, options)
}

export const color: Field = { name: 'color', label: 'Väri sanoin', type: 'text' }

export const colorTab: Tab = {
  label: 'Väri',
  admin: only(...eyewear, 'contact_lenses'),
  fields: [
    {
      name: 'model',
      label: 'Malli',
      type: 'text',
      index: true,
      admin: { description: 'Saman mallin värit löytävät toisensa tästä nimestä.' },
    },
    color,
    { name: 'colorFamily', label: 'Väri suodattimessa', type: 'select', options: families },
    {
      name: 'swatch',
      label: 'Väripilkku',
      type: 'json',
      typescriptSchema: typed('string[] | null'),
      validate: readable(Sibling.shape.swatch, 'Kirjoita väri näin: #1f120b.'),
      admin: { ...asLines, description: 'Yksi tai kaksi väriä, kumpikin omalle rivilleen. Esimerkiksi #1f120b.' },
    },
  ],
}

export const eyewearTab: Tab = {
  label: 'Kehys',
  admin: only(...eyewear),
  fields: [
    { name: 'sport', label: 'Laji', type: 'select', options: sports, admin: only('sports_glasses') },
    { name: 'shape', label: 'Muoto', type: 'select', options: shapes },
    { name: 'rim', label: 'Kehystyyppi', type: 'select', options: rims },
    { name: 'frameMaterial', label: 'Materiaali', type: 'select', options: materials },
    { name: 'rimWidth', label: 'Reunan paksuus, mm', type: 'number', min: 0, max: 20 },
    {
      name: 'isModeled',
      label: 'Näytetään 3D:nä ja voi sovittaa kameralla',
      type: 'checkbox',
      defaultValue: true,
      admin: { description: 'Malli tehdään muodosta, mitoista ja pinnoista. Jos jokin niistä puuttuu, mallia ei ole.' },
    },
    {
      name: 'finish',
      label: '3D-mallin pinnat',
      type: 'json',
      typescriptSchema: typed("import('#contracts/frame-finish.ts').FrameFinish | null"),
      validate: readable(FrameFinish, '3D-mallin pinnoista puuttuu jotain, tai jokin arvo ei kelpaa.'),
      admin: {
        ...asJson,
        description:
          'front, temple ja lens: kind, color ja color2. Linssistä myös transmission, 0–1. trim on heloitus.',
      },
    },
    { name: 'weight', label: 'Paino, g', type: 'number', min: 0 },
    { name: 'suitableFor', label: 'Kenelle', type: 'select', hasMany: true, options: wearers },
    { name: 'collection', label: 'Mallisto', type: 'text' },
    { name: 'takesLenses', label: 'Kehykseen voi hioa linssit', type: 'checkbox', defaultValue: false },
    { name: 'isTintable', label: 'Linssit voi sävyttää', type: 'checkbox', defaultValue: true },
    { name: 'lifestyle', label: 'Tyyli', type: 'select', options: lifestyles },
    { name: 'sustainability', label: 'Vastuullisuus', type: 'select', options: sustainabilities },
    { name: 'adjustableParts', label: 'Säädettävät osat', type: 'select', options: adjustableParts },
    {
      name: 'smartFeature',
      label: 'Älytoiminto',
      type: 'select',
      options: smartFeatures,
      admin: only('smart_glasses'),
    },
    {
      name: 'hasHearingAmplifier',
      label: 'Kuulovahvistin',
      type: 'checkbox',
      defaultValue: false,
      admin: only('smart_glasses'),
    },
    { name: 'isPolarized', label: 'Polarisoivat linssit', type: 'checkbox', defaultValue: false },
    { name: 'isPhotochromic', label: 'Valoon tummuvat linssit', type: 'checkbox', defaultValue: false },
    {
      name: 'transmission',
      label: 'Valon läpäisy, %',
      type: 'number',
      validate: readable(percent, SAYS_PERCENT),
      admin: {
        description: 'Suodatinluokka seuraa tästä. Liukuvista linsseistä linssin keskeltä, tummuvista vaaleimmillaan.',
      },
    },
    {
      name: 'darkenedTransmission',
      label: 'Valon läpäisy tummimmillaan (%)',
      type: 'number',
      validate: darker,
      admin: { condition: ({ isPhotochromic }) => Boolean(isPhotochromic) },
    },
    {
      name: 'filterCategoryNow',
      type: 'ui',
      admin: {
        components: { Field: '/views/catalog/FrameLensesNow.tsx#FilterCategoryNow' },
        disableListColumn: true,
      },
    },
    ...lensSeatFields,
    {
      name: 'suitedLensesNow',
      type: 'ui',
      admin: { components: { Field: '/views/catalog/FrameLensesNow.tsx#SuitedLensesNow' }, disableListColumn: true },
    },
  ],
}

export const contactLensTab: Tab = {
  label: 'Piilolinssi',
  admin: only('contact_lenses'),
  fields: [
    { name: 'lensType', label: 'Käyttöaika', type: 'select', options: lensTypes },
    { name: 'design', label: 'Linssityyppi', type: 'select', options: designs },
    {
      name: 'lensBrand',
      label: 'Linssiperhe',
      type: 'text',
      admin: {
        description: 'Linssit, joilla on sama nimi pakkauskoosta ja lajista riippumatta. Esimerkiksi Lumme Päivä.',
      },
    },
    { name: 'dayNight', label: 'Päivä vai yö', type: 'select', options: dayNights },
    { name: 'tint', label: 'Linssin sävy', type: 'select', options: lensTintKinds },
    { name: 'lensMaterial', label: 'Materiaali', type: 'text' },
    { name: 'waterContent', label: 'Vesipitoisuus, %', type: 'number', min: 0, max: 100 },
    { name: 'oxygen', label: 'Hapenläpäisevyys Dk/t', type: 'number', min: 0 },
    { name: 'hasUvFilter', label: 'UV-suodatin', type: 'checkbox', defaultValue: false },
    {
      name: 'lensChoice',
      label: 'Mitä valmistetaan',
      type: 'json',
      typescriptSchema: typed("import('#contracts/contact-lenses.ts').LensChoice | null"),
      validate: readable(LensChoice, 'Valmistettavien linssien tiedoista puuttuu jotain, tai jokin arvo ei kelpaa.'),
      admin: {
        ...asJson,
        description: 'Akselit arvoineen (axes), yhdistelmät joita ei ole (exclusions) ja leadTimeDays arkipäivinä.',
      },
    },
  ],
}

export const contents: Field = {
  name: 'contents',
  label: 'Sisältö',
  type: 'text',
  admin: { description: 'Esimerkiksi 360 ml.' },
}

export const accessoryTab: Tab = {
  label: 'Tarvike',
  admin: only('glasses_accessories', 'sports_accessories', 'lens_accessories'),
  fields: [
    { name: 'item', label: 'Ryhmä', type: 'select', options: items },
    { name: 'preservatives', label: 'Säilöntäaine', type: 'select', options: preservatives },
    contents,
  ],
}

export const includes: Field = {
  name: 'includes',
  label: 'Sisältää',
  type: 'json',
  typescriptSchema: typed('string[] | null'),
  validate: readable(LensPackage.shape.includes, 'Kirjoita yksi asia riville.'),
  admin: { ...asLines, description: 'Yksi asia riville. Esimerkiksi Kovapinnoite.' },
}

export const lensPackageTab: Tab = {
  label: 'Hiotut linssit',
  admin: only(LENS_PACKAGES),
  fields: [
    { name: 'lensKind', label: 'Linssityyppi', type: 'select', options: lensKinds },
    { name: 'refractiveIndex', label: 'Taitekerroin', type: 'text' },
    includes,
    {
      name: 'bounds',
      label: 'Voimakkuudet, joihin hiotaan',
      type: 'json',
      typescriptSchema: typed("import('#contracts/catalog.ts').LensPackage['bounds'] | null"),
      validate: readable(LensPackage.shape.bounds, 'Rajoista puuttuu jotain, tai jokin arvo ei kelpaa.'),
      admin: { ...asJson, description: 'sphere, cylinder ja addition dioptrioina miinusmuodossa, kukin from ja to.' },
    },
    { name: 'needsFitting', label: 'Sovitetaan myymälässä', type: 'checkbox', defaultValue: false },
    ...lensFactFields,
    lensTints,
  ],
}

export const warnings: Field = { name: 'warnings', label: 'Varoitukset', type: 'textarea', required: true }

export const safetyTab: Tab = {
  label: 'Turvallisuus',
  fields: [
    warnings,
    { name: 'ce', label: 'CE-merkitty', type: 'checkbox', defaultValue: true },
    {
      name: 'udi',
      label: 'UDI-tunniste',
      type: 'text',
      admin: { description: 'Lääkinnällisen laitteen yksilöivä tunniste.' },
    },
    {
      name: 'isSealed',
      label: 'Sinetöity',
      type: 'checkbox',
      defaultValue: false,
      admin: { description: 'Hygieniasyistä suljettu: avattua ei voi palauttaa.' },
    },
  ],
}

export const shelfTab: Tab = {
  label: 'Varasto ja hinnat',
  fields: [
    {
      name: 'priceNow',
      type: 'ui',
      admin: { components: { Field: '/views/catalog/PriceNow.tsx#PriceNow' }, disableListColumn: true },
    },
    {
      name: 'prices',
      label: 'Hintahistoria',
      type: 'join',
      collection: 'prices',
      on: 'article',
      defaultSort: '-startsAt',
      defaultLimit: 20,
      admin: { defaultColumns: ['startsAt', 'amount', 'channel', 'kind', 'isCampaign'] },
    },
    {
      name: 'skus',
      label: 'Varasto',
      type: 'join',
      collection: 'skus',
      on: 'article',
      defaultLimit: 20,
      admin: { defaultColumns: ['title', 'stock', 'sellsOnline', 'isSupplierOrder'] },
    },
  ],
}
