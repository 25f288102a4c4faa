import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppShell, UserMenu } from '../app-shell/index.ts';
import { Dialog } from '../dialog/index.ts';
import { ContextMenu } from '../menu/context-menu.tsx';
import { Menu, MenuItem } from '../menu/index.ts';
import { MenuButton } from '../menu/menu-button.tsx';
import { useContextMenu } from '../menu/use-context-menu.ts';
import { SidePanel } from '../side-panel/index.ts';
import { axeViolations, renderUi } from '../testing/index.ts';
import { Tooltip } from '../tooltip/index.ts';
import { loadOverlays } from './index.ts';
import { overlayCode } from './overlay-code.ts';

type User = ReturnType<typeof renderUi>['user'];

const LOST = 'Não foi possível abrir. Confira a conexão e tente de novo.';

/** The code, once it is let go, or lost. */
function holdCode() {
  const { load } = overlayCode;
  let resolve = () => {};
  let reject = (_failure: Error) => {};
  const promise = new Promise<void>((...settle) => {
    [resolve, reject] = settle;
  });
  const asked = vi.spyOn(overlayCode, 'load').mockImplementation(async () => {
    await promise;
    return load();
  });
  return {
    asked,
    come: () =>
      act(async () => {
        resolve();
        await load();
      }),
    getLost: () =>
      act(async () => {
        reject(new Error('chunk lost'));
      }),
    /** From now on it can be had. */
    mend: () => asked.mockRestore(),
  };
}

beforeEach(() => overlayCode.renew());

afterEach(async () => {
  vi.restoreAllMocks();
  await loadOverlays();
});

const control = () => screen.getByRole('button', { name: 'Ações' });

const menus = {
  Menu: () => (
    <Menu trigger={<button type="button">Ações</button>}>
      <MenuItem>Relatório</MenuItem>
      <MenuItem>Excluir</MenuItem>
    </Menu>
  ),
  MenuButton: () => (
    <MenuButton label="Ações" icon={<svg aria-hidden="true" />}>
      {() => (
        <>
          <MenuItem>Relatório</MenuItem>
          <MenuItem>Excluir</MenuItem>
        </>
      )}
    </MenuButton>
  ),
  ContextMenu: function ContextMenuOfAButton() {
    const { place, close, openBelow, openByKey } = useContextMenu(() => null);
    return (
      <>
        <button
          type="button"
          onClick={({ currentTarget }) => openBelow(currentTarget, currentTarget)}
          onKeyDown={(event) => openByKey(event, event.currentTarget)}
        >
          Ações
        </button>
        <ContextMenu label="Ações" place={place} onClose={close}>
          <MenuItem>Relatório</MenuItem>
          <MenuItem>Excluir</MenuItem>
        </ContextMenu>
      </>
    );
  },
};

const pressed = ['{Enter}', ' ', '{ArrowDown}'];
const asked = ['{ContextMenu}', '{Shift>}{F10}{/Shift}'];

describe.each([
  ['Menu', menus.Menu, pressed],
  ['MenuButton', menus.MenuButton, pressed],
  ['ContextMenu', menus.ContextMenu, asked],
] as const)('a %s whose code is not there', (_, Example, keys) => {
  it('asks for nothing before it is used, and opens by a press when the code has come', async () => {
    const code = holdCode();
    const { user } = renderUi(<Example />);
    const before = control();
    expect(code.asked).not.toHaveBeenCalled();

    await user.click(before);
    expect(screen.queryByRole('menu')).toBeNull();
    await code.come();

    expect(screen.getByRole('menu', { name: 'Ações' })).toHaveFocus();
    expect(screen.getAllByRole('menuitem')).toHaveLength(2);
    expect(control()).toBe(before);
    expect(await axeViolations()).toEqual([]);

    await user.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    await waitFor(() => expect(before).toHaveFocus());
  });

  it.each(keys)('begins at its first item by "%s"', async (key) => {
    const code = holdCode();
    const { user } = renderUi(<Example />);
    await user.tab();
    await user.keyboard(key);
    await code.come();
    expect(screen.getByRole('menuitem', { name: 'Relatório' })).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('menuitem', { name: 'Excluir' })).toHaveFocus();
  });

  it.each([
    ['a press elsewhere', (user: User) => user.click(document.body)],
    ['Esc', (user: User) => user.keyboard('{Escape}')],
    ['the focus going on', (user: User) => user.tab()],
  ])('stays closed after %s', async (_way, goOn) => {
    const code = holdCode();
    const { user } = renderUi(
      <>
        <Example />
        <input aria-label="Nome" />
      </>,
    );
    await user.click(control());
    await goOn(user);
    await code.come();
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('opens for who presses again while waiting', async () => {
    const code = holdCode();
    const { user } = renderUi(<Example />);
    await user.click(control());
    await user.click(control());
    await code.come();
    expect(screen.getByRole('menu')).toBeVisible();
  });

  it('says that the code is lost, and tries again by the next press', async () => {
    const code = holdCode();
    const { user } = renderUi(<Example />);
    await user.click(control());
    await code.getLost();
    expect(screen.getByRole('alert')).toHaveTextContent(LOST);
    expect(await axeViolations()).toEqual([]);

    await user.click(document.body);
    expect(screen.queryByRole('alert')).toBeNull();

    await user.click(control());
    expect(await screen.findByRole('alert')).toHaveTextContent(LOST);
    code.mend();
    await user.click(control());
    expect(await screen.findByRole('menu')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('opens at once when the code came ahead', async () => {
    const { user } = renderUi(<Example />);
    await loadOverlays();
    await user.click(control());
    expect(screen.getByRole('menu')).toBeVisible();
  });
});

it('says of a control that its menu is on its way', async () => {
  const code = holdCode();
  const { user } = renderUi(menus.Menu());
  expect(control()).toHaveAttribute('aria-haspopup', 'menu');
  await user.click(control());
  expect(control()).toHaveFocus();
  expect(control()).toHaveAttribute('aria-busy', 'true');
  expect(control()).toHaveAttribute('aria-expanded', 'false');
  await code.come();
  expect(control()).not.toHaveAttribute('aria-busy');
  expect(control()).toHaveAttribute('aria-expanded', 'true');
});

describe('a Tooltip whose code is not there', () => {
  const hinted = (props: { onClick?: () => void; 'aria-describedby'?: string } = {}) => (
    <>
      <Tooltip content="Envia um novo link">
        <button type="button" {...props}>
          Reenviar
        </button>
      </Tooltip>
      <p id="why">O anterior venceu</p>
    </>
  );
  const button = () => screen.getByRole('button', { name: 'Reenviar' });

  it('is its control alone, and asks for nothing', () => {
    const code = holdCode();
    renderUi(hinted());
    expect(button().getAttributeNames()).toEqual(['type']);
    expect(code.asked).not.toHaveBeenCalled();
  });

  it('hints at what has the focus when the code comes, and leaves that as it is', async () => {
    const code = holdCode();
    const { user } = renderUi(hinted({ 'aria-describedby': 'why' }));
    await user.tab();
    const before = button();
    await code.come();
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Envia um novo link');
    expect(button()).toBe(before);
    expect(button()).toHaveFocus();
    expect(button()).toHaveAccessibleDescription('O anterior venceu Envia um novo link');
    await user.tab();
    expect(screen.queryByRole('tooltip')).toBeNull();
    expect(button()).toHaveAccessibleDescription('O anterior venceu');
  });

  it('hints at what the pointer is over, and loses no press', async () => {
    const code = holdCode();
    const onClick = vi.fn();
    const { user } = renderUi(hinted({ onClick }));
    await user.pointer([{ target: button() }, { keys: '[MouseLeft>]', target: button() }]);
    await code.come();
    await user.pointer({ keys: '[/MouseLeft]' });
    expect(onClick).toHaveBeenCalledOnce();
    expect(screen.queryByRole('tooltip')).toBeNull();
    await user.unhover(button());
    await user.hover(button());
    expect(await screen.findByRole('tooltip')).toBeVisible();
  });

  it('asks for nothing for a finger', () => {
    const code = holdCode();
    renderUi(hinted());
    fireEvent.pointerEnter(button(), { pointerType: 'touch' });
    expect(code.asked).not.toHaveBeenCalled();
  });

  it('leaves its control alone where the code is lost, until the next time', async () => {
    const code = holdCode();
    const { user } = renderUi(hinted());
    await user.tab();
    await code.getLost();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(button()).toHaveFocus();

    code.mend();
    await user.tab();
    await user.tab({ shift: true });
    expect(await screen.findByRole('tooltip')).toBeVisible();
  });
});

describe('an AppShell whose overlays are not there', () => {
  const shell = (
    <AppShell
      brand={<a href="#inicio">Aferir</a>}
      entries={[{ id: '1', label: 'Início', icon: <svg />, href: '#inicio' }]}
      currentId="1"
      isCollapsed
      onCollapsedChange={() => undefined}
      headerEnd={
        <UserMenu name="Ana Souza" avatar={<svg />}>
          <MenuItem>Sair</MenuItem>
        </UserMenu>
      }
    >
      <h1>Página</h1>
    </AppShell>
  );

  it('is whole, accessible and asks for nothing', async () => {
    const code = holdCode();
    const { container } = renderUi(shell);
    expect(await axeViolations(container)).toEqual([]);
    expect(code.asked).not.toHaveBeenCalled();
  });

  it('opens its drawer when the code has come', async () => {
    const code = holdCode();
    const { user } = renderUi(shell);
    await user.click(screen.getByLabelText('Abrir menu'));
    await code.come();
    expect(screen.getByRole('dialog', { name: 'Menu principal' })).toContainElement(
      document.activeElement as HTMLElement,
    );
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says that its drawer is lost, and tries again', async () => {
    const code = holdCode();
    const { user } = renderUi(shell);
    await user.click(screen.getByLabelText('Abrir menu'));
    await code.getLost();
    expect(screen.getByRole('alert')).toHaveTextContent(LOST);
    code.mend();
    await user.click(screen.getByLabelText('Abrir menu'));
    expect(await screen.findByRole('dialog', { name: 'Menu principal' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe.each([
  ['Dialog', Dialog],
  ['SidePanel', SidePanel],
] as const)('a %s whose code is not there', (_, Modal) => {
  function Scene() {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setIsOpen(true)}>
          Ações
        </button>
        <Modal isOpen={isOpen} onClose={() => setIsOpen(false)} title="Avisos">
          <a href="#um">Um</a>
        </Modal>
      </>
    );
  }

  it('asks for nothing while closed, opens when the code has come, and gives the focus back', async () => {
    const code = holdCode();
    const { user } = renderUi(<Scene />);
    expect(code.asked).not.toHaveBeenCalled();
    await user.click(control());
    await code.come();
    expect(screen.getByRole('dialog', { name: 'Avisos' })).toContainElement(
      document.activeElement as HTMLElement,
    );
    await user.keyboard('{Escape}');
    await waitFor(() => expect(control()).toHaveFocus());
  });

  it('says that the code is lost, and tries again the next time', async () => {
    const lost = holdCode();
    const { user } = renderUi(<Scene />);
    await user.click(control());
    await lost.getLost();
    expect(screen.getByRole('alert')).toHaveTextContent(LOST);
    await user.click(document.body);
    expect(screen.queryByRole('alert')).toBeNull();

    lost.mend();
    const code = holdCode();
    await user.click(control());
    expect(screen.queryByRole('alert')).toBeNull();
    await code.come();
    expect(screen.getByRole('dialog', { name: 'Avisos' })).toBeVisible();
  });
});

describe('loadOverlays', () => {
  it('fetches it once, for what opens from then on', async () => {
    await Promise.all([loadOverlays(), loadOverlays()]);
    const code = holdCode();
    const { user } = renderUi(menus.Menu());
    await user.click(control());
    expect(screen.getByRole('menu')).toBeVisible();
    expect(code.asked).not.toHaveBeenCalled();
  });
});
