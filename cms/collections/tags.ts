import type { CollectionBeforeChangeHook, CollectionConfig, Field } from 'payload'
import type * as z from 'zod/mini'
import { PagePath, ScriptAddress, StoredByTag, TagHost } from '#contracts/consent.ts'
import { needsNewConsent } from '#domain/consent/consent.ts'
import { SHELL_TAG } from '#domain/cache-tags.ts'
import { hiddenExceptFor, MARKETERS, writtenBy } from '#plugins/kit/admin/access.ts'
import { translations } from '#plugins/kit/admin/translations.ts'
import { invalidate } from '#plugins/kit/storage/cache.ts'
import { nextNumber } from '#plugins/kit/storage/counters.ts'
import { CONSENT_COUNTER, tagState } from '../repository.ts'
import { declares } from '#plugins/kit/admin/declares.ts'

/**
 * Visitors are asked anew by a new version of the list. Raised before the write, since one version too many does no
 * harm.
 */
const raiseVersion: CollectionBeforeChangeHook = async ({ req, data, originalDoc }) => {
  const before = originalDoc && tagState(originalDoc)
  if (needsNewConsent(before, tagState({ ...originalDoc, ...data }))) await nextNumber(req, CONSENT_COUNTER)
}

const purpose: Field = {
  name: 'purpose',
  label: 'Mihin sitä käytetään',
  type: 'textarea',
  required: true,
  admin: { description: 'Yksi tai kaksi virkettä kävijälle.' },
}

const lifetime: Field = {
  name: 'lifetime',
  label: 'Kuinka kauan se säilyy',
  type: 'text',
  required: true,
  admin: { description: 'Esimerkiksi 2 vuotta.' },
}

/** Scripts of others, such as those of statistics and advertising. Only with one in use is a visitor asked for consent. */
export const tags: CollectionConfig = {
  slug: 'tags',
  custom: declares({
    may: { read: 'staff', create: 'marketer', update: 'marketer', delete: 'marketer' },
    ofCustomers: 'nothing',
  }),
  labels: { singular: 'seurantatunniste', plural: 'Seurantatunnisteet' },
  access: writtenBy(...MARKETERS),
  hooks: {
    beforeChange: [raiseVersion],
    afterChange: [({ req }) => invalidate(req, [SHELL_TAG])],
    afterDelete: [({ req }) => invalidate(req, [SHELL_TAG])],
  },
  defaultSort: 'name',
  admin: {
    group: 'Asetukset',
    hidden: hiddenExceptFor(...MARKETERS),
    useAsTitle: 'name',
    defaultColumns: ['name', 'category', 'isActive'],
    description:
      'Muiden skriptit, kuten kävijätilasto tai mainonnan seuranta. Kun yksikin on käytössä, kävijältä kysytään lupa, ' +
      'ja skripti ladataan vasta luvan jälkeen. Skripti näkee sen, mitä sivulla näkyy, joten lisää vain niitä, joihin luotat. ' +
      'Kassalla, ostoskorissa, reseptin kohdalla ja tilauksen sivuilla tunnisteita ei ladata.',
  },
  fields: [
    {
      name: 'isActive',
      label: 'Käytössä',
      type: 'checkbox',
      defaultValue: false,
      admin: {
        position: 'sidebar',
        description: 'Muutos näkyy sivuilla heti. Kun tunniste on uusi, kävijöiltä kysytään uudelleen.',
      },
    },
    {
      name: 'name',
      label: 'Nimi',
      type: 'text',
      required: true,
      unique: true,
      admin: { description: 'Kävijä näkee nimen evästeasetuksissa, esimerkiksi Kävijätilasto.' },
    },
    translations([{ name: 'name', label: 'Nimi', type: 'text' }]),
    {
      name: 'src',
      label: 'Skriptin osoite',
      type: 'text',
      required: true,
      validate: one(ScriptAddress, 'Kirjoita koko osoite. Se alkaa merkeillä https://.'),
      admin: { description: 'Koko osoite palvelun ohjeesta. Se alkaa merkeillä https://.' },
    },
    {
      name: 'category',
      label: 'Mihin tarkoitukseen',
      type: 'select',
      required: true,
      options: [
        { label: 'Tilastot (C0002)', value: 'C0002' },
        { label: 'Sinulle valikoidut ehdotukset (C0003)', value: 'C0003' },
        { label: 'Markkinointi (C0004)', value: 'C0004' },
      ],
      admin: {
        description: 'Kävijä antaa luvan tarkoitus kerrallaan. Tapahtumat ostoskorista saa vain tilastojen luvalla.',
      },
    },
    {
      name: 'hosts',
      label: 'Muut palvelimet, joihin skripti lähettää tietoja',
      type: 'text',
      hasMany: true,
      validate: each(TagHost, 'Kirjoita palvelin muodossa https://palvelin.example tai https://*.palvelin.example.'),
      admin: {
        description:
          'Kirjoita yksi kerrallaan ja paina Enter. Jos palvelin puuttuu, selain estää lähettämisen. Tähti tarkoittaa kaikkia palvelimen osia.',
      },
    },
    {
      name: 'paths',
      label: 'Sivut',
      type: 'text',
      hasMany: true,
      validate: each(PagePath, 'Kirjoita sivun polku ilman verkkotunnusta, esimerkiksi /kehykset.'),
      admin: {
        description:
          'Kirjoita yksi kerrallaan ja paina Enter. Polku tarkoittaa sivua ja kaikkia sen alla: /kehykset on myös jokainen kehys, / vain etusivu. Tyhjä tarkoittaa kaikkia sivuja.',
      },
    },
    {
      name: 'stored',
      label: 'Mitä tunniste tallentaa selaimeen',
      labels: { singular: 'tallennettava tieto', plural: 'tallennettavat tiedot' },
      type: 'array',
      required: true,
      minRows: 1,
      admin: { description: 'Näkyvät kävijälle sivulla Evästelista, ja poistetaan, kun kävijä peruu lupansa.' },
      fields: storedFields(),
    },
  ],
}

function storedFields(): Field[] {
  return [
    {
      name: 'name',
      label: 'Nimi',
      type: 'text',
      required: true,
      validate: one(
        StoredByTag.shape.name,
        'Kirjoita nimi sellaisena kuin se on selaimessa. Tähti tarkoittaa mitä tahansa merkkejä.',
      ),
      admin: { description: 'Esimerkiksi _ga tai _ga_*.' },
    },
    {
      name: 'kind',
      label: 'Missä',
      type: 'select',
      required: true,
      defaultValue: 'cookie',
      options: [
        { label: 'Eväste', value: 'cookie' },
        { label: 'Selaimen muisti (localStorage)', value: 'localStorage' },
        { label: 'Välilehden muisti (sessionStorage)', value: 'sessionStorage' },
      ],
    },
    purpose,
    lifetime,
    translations([purpose, lifetime]),
  ]
}

/** A value that the contract takes, or the sentence. */
function one(shape: z.ZodMiniType, sentence: string) {
  return (value: unknown) => shape.safeParse(value).success || sentence
}

/** The same of each value of a list. */
function each(shape: z.ZodMiniType, sentence: string) {
  return (values: unknown) => [values ?? []].flat().every((value) => shape.safeParse(value).success) || sentence
}
