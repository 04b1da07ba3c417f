/** Exports the visible rows as a file. */
import { Download } from 'lucide-react';
import { download } from '../../ui/bytes/download.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Menu } from '../../ui/controls/menu.tsx';
import type { TableModel } from '../../ui/table/use-table-model.ts';
import { useZoneFile } from '../dns/zone-buttons.tsx';
import type { ViewProps } from '../resources/resource-page.tsx';
import { rowsAsCSV, rowsAsJSON } from './export-rows.ts';
import type { TableColumns } from './use-columns.tsx';
import type { Row } from './use-rows.ts';

interface ExportMenuProps extends ViewProps {
  readonly view: TableColumns;
  readonly model: TableModel<Row>;
}

export function ExportMenu({ resource, context, view, model }: ExportMenuProps) {
  const zoneFile = useZoneFile(context);
  const { rows } = model;
  const actions = [
    {
      id: 'csv',
      label: 'These rows as CSV',
      run: () => download(rowsAsCSV(rows, view.columns), `${resource.name}.csv`, 'text/csv'),
    },
    {
      id: 'json',
      label: 'These rows as JSON',
      run: () => download(rowsAsJSON(rows), `${resource.name}.json`, 'application/json'),
    },
    ...(resource.name === 'dns.records'
      ? [{ id: 'zone', label: 'All records as a zone file', run: () => zoneFile.mutate() }]
      : []),
  ];
  return (
    <Menu label="Export" actions={actions}>
      <Button isDisabled={rows.length === 0} isPending={zoneFile.isPending}>
        <Download size={15} aria-hidden />
        Export
      </Button>
    </Menu>
  );
}
