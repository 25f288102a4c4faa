import '@angular/compiler';
import {
  Component,
  CUSTOM_ELEMENTS_SCHEMA,
  ElementRef,
  inject,
  provideZonelessChangeDetection,
  signal,
} from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import { type Listeners, type Mount, type Scene, values } from './host.ts';

/** Angular, compiled in the browser: an app's own build does the same to its templates beforehand. */
export const mount: Mount = (into, first, listeners) => {
  const scene = signal(first);
  into.append(document.createElement('angular-page'));
  void bootstrapApplication(pageOf(scene, listeners), {
    providers: [provideZonelessChangeDetection()],
  });
  return (next: Scene) => scene.set(next);
};

function pageOf(scene: () => Scene, listeners: Listeners) {
  class Page {
    readonly scene = scene;
    readonly listeners = listeners;
    readonly values = values;
    readonly host = inject<ElementRef<HTMLElement>>(ElementRef);

    ngAfterViewInit() {
      const [, full] = this.host.nativeElement.querySelectorAll('aferir-probe');
      full?.addEventListener('lowercaseevent', listeners.imperative);
    }
  }
  Component({
    selector: 'angular-page',
    schemas: [CUSTOM_ELEMENTS_SCHEMA],
    template: `
      <aferir-probe></aferir-probe>
      @if (scene().isShown) {
        <aferir-probe
          [bool]="values.bool"
          [num]="values.num"
          [str]="values.str"
          [arr]="values.arr"
          [obj]="values.obj"
          [camelCaseObj]="values.camelCaseObj"
          (lowercaseevent)="listeners['lowercaseevent']()"
          (kebab-event)="listeners['kebab-event']()"
          (camelEvent)="listeners['camelEvent']()"
          (CAPSevent)="listeners['CAPSevent']()"
          (PascalEvent)="listeners['PascalEvent']()"
          >{{ scene().count }}</aferir-probe
        >
      }
    `,
  })(Page);
  return Page;
}
