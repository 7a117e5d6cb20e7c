import type { DefaultTranslationsObject } from '@payloadcms/translations'

export const operators: DefaultTranslationsObject['operators'] = {
  contains: 'sisältää',
  equals: 'on',
  exists: 'on täytetty',
  intersects: 'leikkaa alueen',
  isGreaterThan: 'on suurempi kuin',
  isGreaterThanOrEqualTo: 'on vähintään',
  isIn: 'on jokin näistä',
  isLessThan: 'on pienempi kuin',
  isLessThanOrEqualTo: 'on enintään',
  isLike: 'sisältää sanat',
  isNotEqualTo: 'ei ole',
  isNotIn: 'ei ole mikään näistä',
  isNotLike: 'ei sisällä sanoja',
  near: 'on lähellä',
  within: 'on alueella',
}
