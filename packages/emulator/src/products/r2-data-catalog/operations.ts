/** The operations of R2 Data Catalog, and of the catalogs of Basin, which are alike. */
import type { Handlers } from '../../handler/handlers.ts';
import { hasBucket } from '../r2/tables.ts';
import * as catalogs from './catalogs.ts';
import { getTable, listNamespaces, listTables } from './places.ts';

export const dataCatalogs = {
  'r2DataCatalog.enable': (context) => catalogs.enable(context),
  // Seen to succeed without the bucket.
  'r2DataCatalog.disable': (context) => (hasBucket(context) ? catalogs.disable(context) : undefined),
  'r2DataCatalog.delete': (context) => catalogs.remove(context),
  'r2DataCatalog.get': (context) => catalogs.get(context),
  'r2DataCatalog.list': (context) => catalogs.list(context),
  'r2DataCatalog.credentials.create': (context) => catalogs.setCredential(context),
  'r2DataCatalog.maintenanceConfigs.update': (context) => catalogs.setMaintenance(context),
  'r2DataCatalog.maintenanceConfigs.get': (context) => catalogs.getMaintenance(context),
  'r2DataCatalog.namespaces.list': (context) => listNamespaces(context),
  'r2DataCatalog.namespaces.tables.list': (context) => listTables(context),
  'r2DataCatalog.namespaces.tables.get': (context) => getTable(context),
  'r2DataCatalog.namespaces.tables.maintenanceConfigs.update': (context) => catalogs.setTableMaintenance(context),
  'r2DataCatalog.namespaces.tables.maintenanceConfigs.get': (context) => catalogs.getTableMaintenance(context),
  'basinCatalog.enable': (context) => catalogs.enable(context),
  'basinCatalog.disable': (context) => catalogs.disable(context),
  'basinCatalog.delete': (context) => catalogs.remove(context),
  'basinCatalog.get': (context) => catalogs.get(context),
  'basinCatalog.list': (context) => catalogs.list(context),
  'basinCatalog.credentials.create': (context) => catalogs.setCredential(context),
  'basinCatalog.maintenanceConfigs.update': (context) => catalogs.setMaintenance(context),
  'basinCatalog.maintenanceConfigs.get': (context) => catalogs.getMaintenance(context),
  'basinCatalog.namespaces.list': (context) => listNamespaces(context),
  'basinCatalog.namespaces.tables.list': (context) => listTables(context),
  'basinCatalog.namespaces.tables.maintenanceConfigs.update': (context) => catalogs.setTableMaintenance(context),
  'basinCatalog.namespaces.tables.maintenanceConfigs.get': (context) => catalogs.getTableMaintenance(context),
} satisfies Handlers;
