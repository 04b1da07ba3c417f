/** The explorer: the tree of all operations next to the open one, or an overview. */
import { Outlet, useParams, useSearch } from '@tanstack/react-router';
import { ListTree, X } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { useCatalog } from '../data/catalog.ts';
import { Button, IconButton } from '../ui/controls/button.tsx';
import { Panes } from '../ui/controls/panes.tsx';
import { useMedia } from '../ui/media.ts';
import { OperationSkeleton } from '../ui/shown/skeletons.tsx';
import styles from './explore-page.module.css';
import { Overview } from './overview.tsx';
import { ProductOverview } from './product-overview.tsx';
import { OperationTree } from './tree/operation-tree.tsx';

export function ExplorePage() {
  const { operation } = useParams({ strict: false });
  // Select only this field, because the URL changes with every key press in a form.
  const key = useSearch({ from: '/explore', select: ({ product }) => product });
  const { products } = useCatalog();
  const product = products.find((one) => one.key === key);
  const hasRoom = useMedia('(min-width: 1101px)');
  return (
    <Panes
      name="explore.tree"
      label="Width of the list of operations"
      sized="first"
      size="18rem"
      least={[12, 32]}
      only={hasRoom ? undefined : 'second'}
      first={
        hasRoom && (
          <aside className={styles.side} aria-label="All operations">
            <OperationTree current={operation} />
          </aside>
        )
      }
      second={
        <div className={styles.content}>
          {!hasRoom && <Drawer current={operation} />}
          <Suspense fallback={<OperationSkeleton />}>
            {operation !== undefined ? (
              <Outlet />
            ) : product === undefined ? (
              <Overview />
            ) : (
              <ProductOverview product={product} />
            )}
          </Suspense>
        </div>
      }
    />
  );
}

/** The tree in a drawer on narrow windows. */
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
