import type { DefaultTranslationsObject } from '@payloadcms/translations'

export const folder: DefaultTranslationsObject['folder'] = {
  browseByFolder: 'Selaa kansioittain',
  byFolder: 'Kansioittain',
  deleteFolder: 'Poista kansio',
  folderName: 'Kansion nimi',
  folders: 'Kansiot',
  folderTypeDescription: 'Valitse, minkä kokoelmien dokumentteja kansioon saa lisätä.',
  itemHasBeenMoved: '{{title}} on siirretty kansioon {{folderName}}',
  itemHasBeenMovedToRoot: '{{title}} on siirretty päätasolle',
  itemsMovedToFolder: 'Siirretty kansioon {{folderName}}: {{title}}',
  itemsMovedToRoot: 'Siirretty päätasolle: {{title}}',
  moveFolder: 'Siirrä kansio',
  moveItemsToFolderConfirmation:
    'Kansioon <2>{{toFolder}}</2> siirretään <1>{{count}} kpl: {{label}}</1>. Jatketaanko?',
  moveItemsToRootConfirmation: 'Päätasolle siirretään <1>{{count}} kpl: {{label}}</1>. Jatketaanko?',
  moveItemToFolderConfirmation: '<1>{{title}}</1> siirretään kansioon <2>{{toFolder}}</2>. Jatketaanko?',
  moveItemToRootConfirmation: '<1>{{title}}</1> siirretään päätasolle. Jatketaanko?',
  movingFromFolder: '{{title}} siirretään kansiosta {{fromFolder}}',
  newFolder: 'Uusi kansio',
  noFolder: 'Ei kansiota',
  renameFolder: 'Nimeä kansio uudelleen',
  searchByNameInFolder: 'Hae nimellä kansiosta {{folderName}}',
  selectFolderForItem: 'Valitse kansio: {{title}}',
}
