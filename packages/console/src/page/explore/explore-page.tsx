/** The explorer: the tree of all operations, and beside it the one that is open, or what there is. */
import { Outlet, useParams, useSearch } from '@tanstack/react-router';
import { ListTree, X } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { useCatalog } from '../data/catalog.ts';
import { Button, IconButton } from '../ui/controls/button.tsx';
import { Skeleton } from '../ui/shown/notice.tsx';
import styles from './explore-page.module.css';
import { useOpened } from './heading-focus.ts';
import { Overview } from './overview.tsx';
import { ProductOverview } from './product-overview.tsx';
import { OperationTree } from './tree/operation-tree.tsx';

export function ExplorePage() {
  useOpened();
  const { operation } = useParams({ strict: false });
  // Of the address only this: it changes with every letter in a form.
  const key = useSearch({ from: '/explore', select: ({ product }) => product });
  const { products } = useCatalog();
  const product = products.find((one) => one.key === key);
  return (
    <div className={styles.page}>
      <aside className={styles.side} aria-label="All operations">
        <OperationTree current={operation} />
      </aside>
      <div className={styles.content}>
        <Drawer current={operation} />
        <Suspense fallback={<Loading />}>
          {operation !== undefined ? (
            <Outlet />
          ) : product === undefined ? (
            <Overview />
          ) : (
            <ProductOverview product={product} />
          )}
        </Suspense>
      </div>
    </div>
  );
}

function Loading() {
  return (
    <div className={styles.loading} role="status" aria-label="Loading">
      <Skeleton height="2rem" width="14rem" />
      <Skeleton height="60vh" />
    </div>
  );
}

/** The same tree where there is no room beside the page. */
function Drawer({ current }: { readonly current: string | undefined }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.drawerButton}>
      <Button small onPress={() => setOpen(true)}>
        <ListTree size={15} aria-hidden />
        All operations
      </Button>
      <ModalOverlay isOpen={isOpen} onOpenChange={setOpen} isDismissable className={styles.overlay ?? ''}>
        <Modal className={styles.drawer ?? ''}>
          <Dialog className={styles.dialog ?? ''}>
            <div className={styles.drawerHead}>
              <Heading slot="title" level={2}>
                All operations
              </Heading>
              <IconButton label="Close" onPress={() => setOpen(false)}>
                <X size={17} aria-hidden />
              </IconButton>
            </div>
            <div className={styles.drawerTree}>
              <OperationTree current={current} onOpen={() => setOpen(false)} />
            </div>
          </Dialog>
        </Modal>
      </ModalOverlay>
    </div>
  );
}
