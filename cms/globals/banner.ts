import type { DateFieldValidation, GlobalConfig, TextareaFieldValidation } from 'payload'
import type { BannerLevel } from '#contracts/shell.ts'
import { SHELL_TAG } from '#domain/cache-tags.ts'
import { anyStaff, EDITORS, hiddenExceptFor, staffIn } from '#plugins/kit/admin/access.ts'
import { momentPicker, neverBegun } from '#plugins/kit/admin/admin-fields.ts'
import { now } from '#plugins/kit/clock.ts'
import { translations } from '#plugins/kit/admin/translations.ts'
import { invalidate } from '#plugins/kit/storage/cache.ts'
import { shellLinkFields } from '../fields/link.ts'
import { LINKABLE } from '../fields/rich-text.ts'

interface Values {
  isOn?: boolean | null
  from?: string | null
  until?: string | null
}

const isWritten: TextareaFieldValidation = (value, { data }) =>
  !(data as Values).isOn || Boolean(value?.trim()) || 'Kirjoita, mikä ei toimi ja mitä asiakas voi tehdä.'

const endsAfterBeginning: DateFieldValidation = (value, { data }) => {
  const { isOn, from } = data as Values
  if (!isOn || !value) return true
  const until = new Date(value).getTime()
  if (until <= now().getTime()) return 'Tämä hetki on jo mennyt. Valitse myöhempi tai tyhjennä kenttä.'
  return !from || until > Date.parse(from) || 'Tiedotteen pitää päättyä sen jälkeen, kun se alkaa.'
}

/** The banner above the pages while something is wrong (specification §8). Hidden by itself once its time is over. */
export const banner: GlobalConfig = {
  slug: 'banner',
  label: 'Häiriötiedote',
  admin: {
    group: 'Sisältö',
    hidden: hiddenExceptFor(...EDITORS),
    description:
      'Lyhyt tiedote sivujen yläreunassa, kun jokin ei toimi. Muutos näkyy kaupassa heti tallennuksen jälkeen.',
  },
  access: { read: anyStaff, update: staffIn(...EDITORS) },
  hooks: { afterChange: [({ req }) => invalidate(req, [SHELL_TAG])] },
  fields: [
    { name: 'isOn', label: 'Näytä tiedote', type: 'checkbox', defaultValue: false },
    {
      name: 'level',
      label: 'Laji',
      type: 'radio',
      required: true,
      defaultValue: 'notice' satisfies BannerLevel,
      options: [
        { value: 'notice', label: 'Tiedote' },
        { value: 'outage', label: 'Häiriö' },
      ] satisfies { value: BannerLevel; label: string }[],
      admin: { description: 'Häiriö erottuu, ja ruudunlukija lukee sen heti. Tiedote on hillitty.' },
    },
    {
      name: 'text',
      label: 'Teksti',
      type: 'textarea',
      maxLength: 240,
      validate: isWritten,
      admin: {
        description:
          'Mikä ei toimi, ja mitä asiakas voi tehdä. Enintään 240 merkkiä, esimerkiksi: Maksaminen ei juuri nyt onnistu. Ostoskorisi säilyy, yritä hetken päästä uudelleen.',
      },
    },
    translations([{ name: 'text', label: 'Teksti', type: 'textarea', maxLength: 240 }]),
    {
      name: 'links',
      label: 'Linkki',
      labels: { singular: 'linkki', plural: 'Linkit' },
      type: 'array',
      maxRows: 1,
      custom: { reads: 'links' },
      fields: shellLinkFields,
    },
    {
      name: 'place',
      label: 'Missä tiedote näkyy',
      type: 'radio',
      required: true,
      defaultValue: 'everywhere',
      options: [
        { value: 'everywhere', label: 'Koko kauppa, myös ostoskori ja kassa' },
        { value: 'chosen', label: 'Valitut sivut' },
      ],
    },
    {
      name: 'pages',
      label: 'Sivut',
      type: 'relationship',
      relationTo: [...LINKABLE],
      hasMany: true,
      admin: {
        ...neverBegun,
        condition: ({ place }: { place?: string }) => place === 'chosen',
        description:
          'Tiedote näkyy näillä sivuilla ja seuraa niitä, vaikka osoite muuttuu. Alasivut valitaan erikseen.',
      },
      validate: (value: unknown, { data }: { data: { isOn?: boolean; place?: string } }) =>
        !data.isOn ||
        data.place !== 'chosen' ||
        (Array.isArray(value) && value.length > 0) ||
        'Valitse vähintään yksi sivu.',
    },
    {
      name: 'from',
      label: 'Näkyy alkaen',
      type: 'date',
      admin: { ...momentPicker('Näkyy alkaen'), description: 'Tyhjänä heti.' },
    },
    {
      name: 'until',
      label: 'Näkyy asti',
      type: 'date',
      validate: endsAfterBeginning,
      admin: { ...momentPicker('Näkyy asti'), description: 'Tyhjänä siihen asti, että otat sen pois.' },
    },
  ],
}
